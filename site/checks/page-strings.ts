import { posix } from 'node:path';

import { namespaceOf } from '../builder/string-namespaces';

/** Code of the site by its path, without tests. */
export type Code = ReadonlyMap<string, string>;

/** An import that stays in the bundle, at once or when it is needed; types load nothing. */
const IMPORTS = [
  /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm,
  /^import '(\.[^']+)'/gm,
  /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g,
];
const QUOTED = /['"]([\w.-]+)['"]/g;
/** The fixed beginning of a key that ends with a value. */
const BEGINNING = /`([a-z][\w-]*\.(?:[\w-]+\.)*)\$\{/g;
const MESSAGES = /\buseMessage\b|'messages'/;
const FILTER = /\bns: \{ (?:eq|in): [^}]*\}/;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Returns the files that a page loads, itself first. */
const filesOf = (page: string, code: Code): ReadonlySet<string> => {
  const files = new Set([page]);
  for (const file of files)
    for (const address of IMPORTS.flatMap((pattern) => matches(code.get(file) ?? '', pattern))) {
      const path = posix.join(posix.dirname(file), address);
      const found = [path, `${path}.ts`, `${path}.tsx`].find((each) => code.has(each));
      if (found) files.add(found);
    }
  return files;
};

/** Returns the namespaces that a file reads, each with one of its keys. */
const namespacesIn = (text: string, keys: ReadonlySet<string>): [namespace: string, key: string][] => [
  ...[...matches(text, QUOTED).filter((key) => keys.has(key)), ...matches(text, BEGINNING)].map(
    (key): [string, string] => [namespaceOf(key), key],
  ),
  ...(MESSAGES.test(text) ? [['messages', 'a message'] satisfies [string, string]] : []),
];

/**
 * Returns the namespaces that a page needs and does not load, where viewers would read a key in place of a text, and
 * those that it loads for nothing. A page whose query names no namespace loads all.
 */
export const complaintsAboutPageStrings = (
  page: string,
  code: Code,
  strings: Readonly<Record<string, string>>,
): string[] => {
  const filter = FILTER.exec(code.get(page) ?? '')?.[0];
  if (filter === undefined) return [];
  const loaded = new Set(matches(filter, /"(\w+)"/g));
  const keys = new Set(Object.keys(strings).flatMap((key) => [key, key.replace(PLURAL, '')]));
  const read = new Map<string, string>([['interface', '']]);
  for (const file of filesOf(page, code))
    for (const [namespace, key] of namespacesIn(code.get(file) ?? '', keys))
      read.set(namespace, `${key} in ${file}`);
  return [
    ...[...read]
      .filter(([namespace]) => !loaded.has(namespace))
      .map(([namespace, where]) => `${page} does not load "${namespace}", which has ${where}.`),
    ...[...loaded]
      .filter((namespace) => !read.has(namespace))
      .map((namespace) => `${page} loads "${namespace}" and reads nothing of it.`),
  ];
};
