/** Returns how a process ended, such as "cms ended by itself (signal SIGKILL)". */
export const formatEnd = (name: string, code: number | null, signal: NodeJS.Signals | null): string =>
  `${name} ended by itself (${signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`})`;

/** Returns the last lines of a log, indented below the path of the whole. */
export const formatLastWords = (path: string, lines: readonly string[]): string =>
  [`Its last words (${path}):`, ...lines.map((line) => `    ${line}`)].join('\n');
