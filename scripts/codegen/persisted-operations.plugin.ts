import type { PluginFunction } from '@graphql-codegen/plugin-helpers';

import { clientDocumentsOf } from './documents';

/**
 * Generates `{ "<sha256>": "<document>" }` for every operation, sorted. The gateway preloads it, so known hashes
 * need no registration.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const entries = clientDocumentsOf({ documents })
    .map(({ hash, text }): [string, string] => [hash, text])
    .sort(([a], [b]) => a.localeCompare(b));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
};
