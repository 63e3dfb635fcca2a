import { BREAK, Kind, visit } from 'graphql';
import type { DocumentNode } from 'graphql';

import { hasInvalidCharacters } from '@sahra/schemas/has-invalid-characters';

/** Returns the path of the first invalid text, e.g. `input.email`; undefined when all text is valid. */
export const findUnreadableText = (value: unknown, path: readonly string[] = []): string | undefined => {
  if (typeof value === 'string') return hasInvalidCharacters(value) ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = findUnreadableText(part, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
};

const kept = new WeakMap<DocumentNode, { path: string | undefined }>();

/**
 * Returns the path (argument and input fields) of the first invalid literal.
 * Each document is searched only once.
 */
export const findUnreadableLiteral = (document: DocumentNode): string | undefined => {
  const known = kept.get(document);
  if (known) return known.path;
  const names: string[] = [];
  let path: string | undefined;
  const named = {
    enter: ({ name }: { name: { value: string } }) => void names.push(name.value),
    leave: () => void names.pop(),
  };
  visit(document, {
    [Kind.ARGUMENT]: named,
    [Kind.OBJECT_FIELD]: named,
    [Kind.STRING](node) {
      if (!hasInvalidCharacters(node.value)) return undefined;
      path = names.join('.');
      return BREAK;
    },
  });
  kept.set(document, { path });
  return path;
};
