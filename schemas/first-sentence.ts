/** Beginnings of blocks that are not a paragraph: headings, lists, quotes, tables, code, pictures. */
const NO_PARAGRAPH = /^(?:#|[-*+] |>|\||\d+[.)] |```|~~~|!\[)/;

/** Returns the first sentence of a Markdown text, without its marks; an empty string when it has no paragraph. */
export const firstSentence = (markdown: string): string => {
  const paragraph = markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .find((block) => block !== '' && !NO_PARAGRAPH.test(block));
  const plain = (paragraph ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ');
  return /^.*?[.!?؟](?= |$)/.exec(plain)?.[0] ?? plain;
};
