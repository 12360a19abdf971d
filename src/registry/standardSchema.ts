/** What a validation gives: the value it made, or what is wrong. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] };

/**
 * Any schema that follows Standard Schema 1 (Zod, Valibot, ArkType and others), by structure: the
 * library depends on none of them. Asynchronous schemas are refused when a card is drawn.
 */
export interface StandardSchema<Output = unknown> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}
