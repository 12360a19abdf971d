export { linesText, valueText } from "../safety/valueText.ts";
