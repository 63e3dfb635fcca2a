const TAG = /<[^>]*>/g;
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&nbsp;': ' ',
    '&lrm;': '‎',
    '&rlm;': '‏',
  }),
);

/** Returns the lines of a WebVTT cue as plain text, so that each line can have its own direction. */
export const cueLines = (text: string): string[] =>
  text
    .replace(TAG, '')
    .replace(/&\w+;/g, (entity) => ENTITIES.get(entity) ?? entity)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
