import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { ARTIFACT_SCHEMA } from "../../src/protocol/artifact/artifact.ts";
import { ArtifactCard } from "../../src/react/ArtifactCard.tsx";
import { defaultRegistry } from "../../src/registry/defaultRegistry.tsx";

beforeAll(() => defaultRegistry.preload());

const artifact = (payload: object): object => ({
  schema: ARTIFACT_SCHEMA,
  version: 1,
  kind: "text",
  status: "success",
  title: "Orders",
  payload,
});
const TEXT = 'id,name,net\n1,"Ann, B.",12.50\n2,,00123\n';

test("a text that says it is CSV is a table; its digits stay as they are", async () => {
  render(<ArtifactCard artifact={artifact({ text: TEXT, lang: "csv" })} value="2 orders" />);
  const grid = await screen.findByRole("grid");
  expect(
    [...grid.querySelectorAll("tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    ),
  ).toEqual([
    ["id", "name", "net"],
    ["1", "Ann, B.", "12.50"],
    ["2", "NA", "00123"],
  ]);
});

test("without that word it stays text, whatever it looks like", async () => {
  render(<ArtifactCard artifact={artifact({ text: TEXT })} value="2 orders" />);
  expect(await screen.findByText(/Ann, B\./)).toBeInTheDocument();
  expect(screen.queryByRole("grid")).toBeNull();
});
