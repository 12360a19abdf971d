import Table2 from "lucide-react/icons/table-2";
import { expect, test } from "vitest";
import { arrangeActions, MODEL_SAW } from "../../../src/cards/Card/arrangeActions.ts";
import type { CardAction } from "../../../src/cards/Card/CardAction.ts";

const action = (id: string, more: Partial<CardAction> = {}): CardAction => ({
  id,
  label: id,
  icon: Table2,
  ...more,
});
const ids = (actions: readonly CardAction[]): string[] => actions.map(({ id }) => id);

test("up to four actions are buttons, without a menu in the wide header", () => {
  const { inline, wideMenu, primary } = arrangeActions([
    action(MODEL_SAW),
    action("wrap"),
    action("download"),
    action("copy"),
  ]);
  expect(ids(inline)).toEqual([MODEL_SAW, "wrap", "download", "copy"]);
  expect(wideMenu).toBe(false);
  expect(primary).toBe("copy");
});

test("of more than four, the first two and the last stay", () => {
  const { inline, wideMenu } = arrangeActions(
    ["a", "b", "c", "d", "e", "copy"].map((id) => action(id)),
  );
  expect(ids(inline)).toEqual(["a", "b", "copy"]);
  expect(wideMenu).toBe(true);
});

test("an action of the menu takes the fourth place for the menu's button", () => {
  const { inline, wideMenu } = arrangeActions([
    action("a"),
    action("csv", { menuOnly: true }),
    action("b"),
    action("c"),
    action("copy"),
  ]);
  expect(ids(inline)).toEqual(["a", "b", "copy"]);
  expect(wideMenu).toBe(true);
});

test("a pressed model toggle is the one that a narrow card keeps", () => {
  const actions = (pressed: boolean) => [action(MODEL_SAW, { pressed }), action("copy")];
  expect(arrangeActions(actions(true)).primary).toBe(MODEL_SAW);
  expect(arrangeActions(actions(false)).primary).toBe("copy");
});

test("beside a tool a narrow card keeps no action, but a lone one, which has no menu to go into", () => {
  expect(arrangeActions([action(MODEL_SAW), action("copy")], true).primary).toBeUndefined();
  expect(arrangeActions([action("close")], true).primary).toBe("close");
});

test("no actions", () => {
  expect(arrangeActions([])).toEqual({ inline: [], primary: undefined, wideMenu: false });
});
