import { createHash } from 'node:crypto';

/** Returns ten hexadecimal digits that belong to `seed`, as names of stored pictures have. */
export const digits = (seed: string): string => createHash('sha256').update(seed).digest('hex').slice(0, 10);

const RULES_PER_WORD = 3;

/** Returns HTML and CSS that compress about as well as those of the product's pages, to a quarter. */
export const filler = (bytes: number): string => {
  const parts: string[] = [];
  let length = 0;
  for (let at = 0; length < bytes; at += 1) {
    const word = digits(`word ${at}`);
    const rules = Array.from(
      { length: RULES_PER_WORD },
      (_, rule) => `--${word.slice(rule, rule + 4)}:${rule}rem`,
    );
    const part = `<div class="card-${word}" style="${rules.join(';')}"><a href="/en/shows/${word}">Episode ${at}</a></div>`;
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
};
