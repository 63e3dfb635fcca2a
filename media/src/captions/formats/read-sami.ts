import { Parser } from 'htmlparser2';

import type { Cue, ReadCaptions } from '../cue';
import { plainLines } from '../plain-lines';

const MS = 1000;
/** Class of a language in the style sheet: `.ARCC {Name: Arabic; lang: ar-SA;}`. */
const CLASS = /\.([\w-]+)\s*\{([^}]*)\}/gu;
const LANGUAGE = /lang\s*:\s*([\w-]+)/iu;

interface Part {
  from: number;
  to: number;
  className: string;
  words: string;
  at: number;
}

/** Ends each caption where the next part of its language begins; a part without words only ends one. */
const cuesOf = (parts: readonly Part[], languages: ReadonlyMap<string, string>): Cue[] =>
  parts.flatMap(({ from, to, className, words, at }, place) => {
    const lines = plainLines(words).filter((line) => line.trim() !== '');
    const next = parts.slice(place + 1).find((part) => part.className === className && part.from > from);
    if (lines.length === 0) return [];
    const end = Math.min(to, next?.from ?? Infinity);
    return [{ from, to: end, at, lines, isTop: false, language: languages.get(className) ?? className }];
  });

/** Reads SAMI, which may hold several languages. Its tags are seldom closed. */
export const readSami = (text: string): ReadCaptions => {
  const languages = new Map<string, string>();
  const parts: Part[] = [];
  let sync: { from: number; to: number; at: number } | null = null;
  let part: Part | null = null;
  const readStyle = (style: string): void => {
    for (const [, name = '', rules = ''] of style.matchAll(CLASS)) {
      const language = LANGUAGE.exec(rules)?.[1];
      if (language !== undefined) languages.set(name.toLowerCase(), language.toLowerCase());
    }
  };
  const begin = (className: string): void => {
    if (!sync) return;
    part = { ...sync, className, words: '' };
    parts.push(part);
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'sync') {
          const at = text.slice(0, parser.startIndex).split('\n').length;
          const end = Number.parseFloat(attributes['end'] ?? '') / MS;
          sync = {
            from: Number.parseFloat(attributes['start'] ?? '') / MS,
            to: Number.isNaN(end) ? Infinity : end,
            at,
          };
          part = null;
        } else if (name === 'p') begin((attributes['class'] ?? '').toLowerCase());
        else if (name === 'br' && part) part.words += '\n';
      },
      ontext: (words) => {
        if (sync === null) {
          readStyle(words);
          return;
        }
        // A space that is set alone ends what is shown.
        if (part === null && /\S|\u00A0/u.test(words)) begin('');
        if (part) part.words += words.replace(/\s*\n\s*/gu, ' ');
      },
      oncomment: readStyle,
    },
    { decodeEntities: true },
  );
  parser.end(text);
  return { cues: cuesOf(parts, languages) };
};
