export function dropFallbacks(css: string): string;
export function nestSheet(css: string): string;
export function shortenNames(css: string, kept: ReadonlySet<string>): string;
