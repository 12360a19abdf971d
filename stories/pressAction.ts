import { screen, userEvent, waitFor, within } from "storybook/test";

/** Presses an action of a card's header: its button, or in a narrow card its place in the menu. */
export async function pressAction(canvasElement: HTMLElement, name: string): Promise<void> {
  const canvas = within(canvasElement);
  const button = canvas.queryByRole("button", { name });
  if (button) return userEvent.click(button);
  await userEvent.click(canvas.getByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByText(name, {}, { timeout: 5000 }));
  await waitFor(() => {
    if (screen.queryByRole("menu")) throw new Error("the menu is still open");
  });
}
