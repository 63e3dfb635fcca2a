import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import type { Locale } from '@sahra/schemas/constants';

/** A page for all records of a kind, which the server fills: shell-contract.md. */
export interface Shell {
  page: string;
  path: string;
  /** Name of the operation's variable that takes the slug or code. */
  variable: string;
  /** Field of the answer that holds the record; null there means unknown. */
  field: string;
  operation: { name: string; hash: string };
  files: Record<'none' | Locale, string>;
}

/** A build of the site that is being served. Nothing below `dir` changes. */
export interface Release {
  id: string;
  dir: string;
  /** Every file, as a path without leading slash. */
  files: ReadonlySet<string>;
  shells: ReadonlyMap<string, Shell>;
}

const MANIFEST = 'release.json';

const filesBelow = async (dir: string): Promise<Set<string>> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
};

interface Manifest {
  id: string;
  shells: Shell[];
}

/** Reads a release whole: its manifest and the list of its files. */
export const loadRelease = async (dir: string): Promise<Release> => {
  const [files, manifest] = await Promise.all([
    filesBelow(dir),
    readFile(join(dir, MANIFEST), 'utf8').then((text) => JSON.parse(text) as Manifest),
  ]);
  return {
    id: manifest.id,
    dir,
    files,
    shells: new Map(manifest.shells.map((shell) => [shell.page, shell])),
  };
};

/** `shows/x/index.html` for `/shows/x`. */
export const htmlFileOf = (path: string): string =>
  `${path.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '');

/** The error page of a language: 404 (unknown) or 500 (failed). */
export const errorFileOf = (page: '404' | '500', locale: Locale): string => `${locale}/${page}/index.html`;
