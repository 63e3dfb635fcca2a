import escapeHtml from 'escape-html';

import type { HeadTag } from './head-tags';

/** Returns one head tag as HTML, with the marker that lets the client update the tag instead of duplicating it. */
export const headTagHtml = ({ name, attributes, text }: HeadTag): string => {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key.toLowerCase()}="${escapeHtml(value)}"`)
    .join('');
  const opened = `<${name}${written} data-gatsby-head="true">`;
  if (text === undefined) return opened;
  return `${opened}${name === 'script' ? text : escapeHtml(text)}</${name}>`;
};
