import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What a chat completion was asked with. */
export interface ModelRequest {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly tools: readonly { readonly function: { readonly name: string } }[];
    readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  };
}

/** An OpenAI-compatible server that first calls a tool, then says what the tool told it. */
export interface FakeModel {
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  stop(): void;
}

/** Starts it on a free port. */
export async function startFakeModel(): Promise<FakeModel> {
  const requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request)) as ModelRequest["body"];
    requests.push({ authorization: request.headers.authorization, body });
    response.writeHead(200, { "content-type": "text/event-stream" });
    const told = body.messages.find(({ role }) => role === "tool")?.content;
    for (const delta of told === undefined
      ? callDeltas()
      : [{ content: `The tool says: ${told}` }]) {
      response.write(chunk({ delta, finish_reason: null }));
    }
    response.write(chunk({ delta: {}, finish_reason: told === undefined ? "tool_calls" : "stop" }));
    response.end("data: [DONE]\n\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, requests, stop: () => server.close() };
}

function callDeltas(): object[] {
  const call = { index: 0, id: "call_1", type: "function" };
  const part = (fields: object) => ({ tool_calls: [{ ...call, function: fields }] });
  return [
    { role: "assistant", content: null, ...part({ name: "list_files", arguments: "" }) },
    part({ arguments: '{"path":' }),
    part({ arguments: '"workspace"}' }),
  ];
}

function chunk(choice: object): string {
  const body = {
    id: "x",
    object: "chat.completion.chunk",
    created: 0,
    model: "m",
    choices: [{ index: 0, ...choice }],
  };
  return `data: ${JSON.stringify(body)}\n\n`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request) text += piece;
  return text;
}
