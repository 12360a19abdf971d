/** All generated files as `name → text`. */
export declare function generate(): Promise<Map<string, string>>;
