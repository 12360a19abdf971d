import { pierre } from "./pierre.tsx";

export const candidate = pierre("highlights");
