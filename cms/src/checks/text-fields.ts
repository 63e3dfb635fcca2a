import { ownValue } from '@sahra/schemas/own-value';

import { isValues, type RecordPart } from './record-parts';

/** Text that viewers read. */
export interface TextField {
  /** Type or component and attribute, e.g. `api::show.show-text.title`. */
  key: string;
  path: readonly string[];
  text: string;
}

/** Attributes that Strapi adds to every type. */
const NOT_WRITTEN: readonly string[] = ['documentId', 'locale'];
const TEXT_TYPES: readonly string[] = ['string', 'text', 'richtext'];

/** Extracts the text of Strapi's blocks, a tree whose leaves carry `text`. */
const textOfBlocks = (node: unknown): string => {
  if (Array.isArray(node)) return node.map(textOfBlocks).join('\n');
  if (!isValues(node)) return '';
  return typeof node['text'] === 'string' ? node['text'] : textOfBlocks(node['children']);
};

/**
 * Returns the texts of a record in field order. Fields with a pattern in their schema (addresses, codes) are
 * left out.
 */
export const textFields = (parts: readonly RecordPart[]): TextField[] =>
  parts.flatMap(({ uid, model, path, values }) =>
    Object.entries(model.attributes).flatMap(([name, { type, regex }]) => {
      if (NOT_WRITTEN.includes(name)) return [];
      const value = ownValue(values, name);
      const text =
        type === 'blocks' ? textOfBlocks(value) : TEXT_TYPES.includes(type) && !regex ? value : null;
      return typeof text === 'string' && text !== ''
        ? [{ key: `${uid}.${name}`, path: [...path, name], text }]
        : [];
    }),
  );
