import type { Config } from "tailwindcss";

const config: Config = {
  prefix: "ac",
  content: ["./src/**/*.{ts,tsx}"],
  darkMode: [
    "variant",
    "&:is(.dark, .dark *, [data-theme=dark], [data-theme=dark] *, [data-mode=dark] *)",
  ],
  theme: {
    extend: {
      colors: {
        bg: "var(--_ac-bg)",
        card: "var(--_ac-card)",
        popover: "var(--_ac-popover)",
        muted: "var(--_ac-muted)",
        fg: "var(--_ac-fg)",
        "fg-2": "var(--_ac-fg-2)",
        "fg-3": "var(--_ac-fg-3)",
        line: "var(--_ac-border)",
        "line-soft": "var(--_ac-border-soft)",
        danger: "var(--_ac-danger)",
      },
      borderRadius: { card: "var(--_ac-radius)", control: "var(--_ac-radius-control)" },
      fontFamily: { mono: "var(--_ac-mono)" },
    },
  },
};

export default config;
