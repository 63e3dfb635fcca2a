import type { Letter } from './letter';
import type { MailBlock } from './mail-template';

const textOf = (block: MailBlock): string => {
  if ('text' in block) return block.text;
  if ('code' in block) return `    ${block.code}`;
  if ('button' in block) return `${block.button}:\n${block.href}`;
  if ('note' in block) return block.note;
  return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
};

/** A letter for readers of plain text. Addresses stand on lines of their own, where no direction breaks them. */
export const letterText = ({ content, footer }: Letter): string =>
  [
    content.heading,
    ...content.blocks.map(textOf),
    '--',
    footer.map(({ text, href }) => (href === undefined ? text : `${text}\n${href}`)).join('\n'),
  ].join('\n\n');
