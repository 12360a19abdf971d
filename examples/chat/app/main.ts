import { config } from "zod";

// Before any schema is made: zod would try `new Function`, which the policy of the page forbids.
config({ jitless: true });
void import("./start.tsx").then(({ start }) => start(document.getElementById("chat")));
