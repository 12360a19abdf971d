/** Page to worker. A worker may hear of other things, in messages of other types. */
export type ToWorker =
  | {
      readonly type: "run";
      readonly id: number;
      readonly session: number;
      readonly job: string;
      readonly request: unknown;
    }
  | { readonly type: "cancel"; readonly id: number }
  | { readonly type: "close"; readonly session: number };

/** Worker to page. `ready` is sent once, when the worker's modules have loaded. */
export type FromWorker =
  | { readonly type: "ready" }
  | {
      readonly type: "progress";
      readonly id: number;
      readonly done: number;
      readonly total: number;
    }
  | { readonly type: "result"; readonly id: number; readonly result: unknown }
  | {
      readonly type: "error";
      readonly id: number;
      readonly name: string;
      readonly message: string;
    };
