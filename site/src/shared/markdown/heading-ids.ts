import { FIRST_PAINT_ID, RECORD_ID } from '../head/first-paint';

/** Ids of the page around the text. */
const TAKEN = ['content', FIRST_PAINT_ID, RECORD_ID];

/** Arabic vowel signs and the stretching sign: the same heading has the same id with and without them. */
const SIGNS = /[\u0640\u064b-\u0652\u0670]/g;

const idOf = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(SIGNS, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

/** Returns a function that makes an id from each heading of one text, in its script; repeated headings are numbered. */
export const headingIds = (): ((heading: string) => string) => {
  const taken = new Set(TAKEN);
  return (heading) => {
    const base = idOf(heading);
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return id;
  };
};
