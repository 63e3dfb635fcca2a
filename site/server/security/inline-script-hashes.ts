import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const TYPE = /\btype\s*=\s*["']?([^"'\s>]+)/i;
const EXECUTABLE = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** Returns `'sha256-…'` of every executable inline script; data blocks (JSON) do not execute and need none. */
export const inlineScriptHashes = (html: string): string[] => {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
    .filter(([, attributes = '']) => EXECUTABLE.has(TYPE.exec(attributes)?.[1]?.toLowerCase() ?? ''))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [...new Set(hashes)];
};
