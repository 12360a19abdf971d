import type { Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import "./preview.css";

const toolbar = (title: string, items: readonly string[]) => ({
  toolbar: { title, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  tags: ["autodocs"],
  parameters: { a11y: { test: "error" }, layout: "padded" },
  initialGlobals: { theme: "light", locale: "en", direction: "ltr", width: "760" },
  globalTypes: {
    theme: toolbar("Theme", ["light", "dark"]),
    locale: toolbar("Locale", ["en", "zh-CN"]),
    direction: toolbar("Direction", ["ltr", "rtl"]),
    width: toolbar("Width", ["360", "760", "full"]),
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, locale, direction, width } = globals as Record<string, string>;
      useEffect(() => {
        document.documentElement.classList.toggle("dark", theme === "dark");
        document.documentElement.lang = locale ?? "en";
        document.documentElement.dir = direction ?? "ltr";
      }, [theme, locale, direction]);
      const maxWidth = width === "full" ? "none" : `${width === "360" ? 328 : 760}px`;
      return (
        <div style={{ maxWidth, marginInline: "auto" }}>
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
