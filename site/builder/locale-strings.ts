import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import { stringNamespaces } from './string-namespaces';

type Strings = Readonly<Record<string, string>>;

/** Strings of one namespace of gatsby-plugin-react-i18next in one locale. */
export interface LocaleStrings {
  ns: string;
  language: Locale;
  strings: Strings;
}

/** Folders of the interface strings and of the messages, with one file for each locale. */
const folders = (siteDir: string) =>
  ({ interface: resolve(siteDir, 'src/locale'), messages: resolve(siteDir, '../schemas/messages') }) as const;

const readJson = async (folder: string, language: Locale): Promise<Strings> =>
  JSON.parse(await readFile(resolve(folder, `${language}.json`), 'utf8')) as Strings;

/** Reads all strings of the site, by namespace and locale. */
export const readLocaleStrings = async (siteDir: string): Promise<LocaleStrings[]> => {
  const { interface: own, messages } = folders(siteDir);
  const read = LOCALES.map(async (language): Promise<LocaleStrings[]> => {
    const split = {
      ...stringNamespaces(await readJson(own, language)),
      messages: await readJson(messages, language),
    };
    return Object.entries(split).map(([ns, strings]) => ({ ns, language, strings }));
  });
  return (await Promise.all(read)).flat();
};

/** Calls `onChange` with all strings after each change of a file; a file that cannot be parsed waits for the next. */
export const watchLocaleStrings = (
  siteDir: string,
  onChange: (strings: LocaleStrings[]) => void,
): { close: () => void } => {
  const reread = (): void => {
    void readLocaleStrings(siteDir).then(onChange, () => undefined);
  };
  const watchers = Object.values(folders(siteDir)).map((folder) => watch(folder, reread));
  return { close: () => watchers.forEach((watcher) => watcher.close()) };
};
