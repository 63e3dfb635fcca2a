import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import type { Locale } from '@sahra/schemas/constants';
import schema from '@sahra/schemas/gateway.graphql';
import operations from '@sahra/schemas/operations/site.json';

import { recordPages } from '../../builder/record-pages';
import { SHELL_CONTRACT } from '../../src/shared/head/first-paint';
import { releaseCompatibility } from './release-compatibility';
import type { ServingCode } from './release-compatibility';

/** Versions and operations that this server was built with. */
const OWN_CODE: ServingCode = {
  contract: SHELL_CONTRACT,
  schema,
  operations: new Map(Object.entries(operations)),
  shellOperations: new Map(
    Object.entries(recordPages).map(([page, { operation }]) => [page, operation.hash]),
  ),
};

/** Template page for all records of one type, which the server fills: shell-contract.md. */
export interface Shell {
  page: string;
  path: string;
  /** Operation variable that receives the slug or code, and the record's own field with it. */
  variable: string;
  /** Response fields that may contain the record; without one the record is unknown. */
  fields: readonly string[];
  operation: { name: string; hash: string };
  files: Record<'none' | Locale, string>;
}

/** Build of the site that is being served. The files in `dir` never change. */
export interface Release {
  id: string;
  dir: string;
  /** All files, as paths without a leading slash. */
  files: ReadonlySet<string>;
  shells: ReadonlyMap<string, Shell>;
  /** Pages whose shells get no metadata of their record: release-compatibility.ts. */
  plainHeads: ReadonlySet<string>;
}

/** Release that this code cannot serve, and the reason. */
export interface RefusedRelease {
  id: string;
  reason: string;
}

const MANIFEST = 'release.json';
const OPERATIONS = 'operations.json';

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
  contract?: number;
  shells: Shell[];
}

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8')) as T;

/**
 * Reads the operations of a release. Releases from before operations were stored have none; their contract has no
 * version either.
 */
const operationsOf = (dir: string): Promise<Record<string, string>> =>
  readJson<Record<string, string>>(join(dir, OPERATIONS)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return {};
  });

/** Loads the manifest and the file list of a release, or returns the reason why this code cannot serve it. */
export const loadRelease = async (dir: string): Promise<Release | RefusedRelease> => {
  const [files, { id, contract, shells }, operations] = await Promise.all([
    filesBelow(dir),
    readJson<Manifest>(join(dir, MANIFEST)),
    operationsOf(dir),
  ]);
  const compatibility = releaseCompatibility(
    { contract, shells, operations: new Map(Object.entries(operations)) },
    OWN_CODE,
  );
  if (!compatibility.servable) return { id, reason: compatibility.reason };
  return {
    id,
    dir,
    files,
    shells: new Map(shells.map((shell) => [shell.page, shell])),
    plainHeads: compatibility.plainHeads,
  };
};

/** `shows/x/index.html` for `/shows/x`. */
export const htmlFileOf = (path: string): string =>
  `${path.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '');

/** Returns the error page file of a locale: 404 (unknown) or 500 (failed). */
export const errorFileOf = (page: '404' | '500', locale: Locale): string => `${locale}/${page}/index.html`;
