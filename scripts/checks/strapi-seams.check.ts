import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { trackedFiles } from '../process/tracked-files';

/** What belongs to Strapi, and what it looks like in code. */
interface Rule {
  pattern: RegExp;
  complaint: string;
}

/** Code of the cms, and the benchmark that reads its database; tests may look behind the views. */
const CODE = /^(?:cms|bench\/cms).*\.tsx?$/;
/** The peer of the benchmark is Strapi alone. */
const LEFT_OUT = /^cms\/src\/strapi\/|^bench\/cms\/open-strapi\.ts$|\.test\.tsx?$/;
const MODEL = /^cms\/src\/(?:api\/.*\/schema|components\/.*)\.json$/;

/** Tables that Strapi has besides those of content types and components. */
const TABLES_OF_STRAPI = ['files', 'upload_folders', 'i18n_locale', 'admin_\\w+', 'strapi_\\w+', 'up_\\w+'];

const USE = 'Use a view of the schema "content" or a function of cms/src/strapi.';

const rulesFor = (tables: readonly string[]): Rule[] => {
  const names = [...tables, ...TABLES_OF_STRAPI].join('|');
  return [
    {
      pattern: new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE) "?(?:${names})\\b"?(?![\\w.(])`),
      complaint: 'names a table of Strapi in SQL',
    },
    {
      pattern: new RegExp(`['"\`](?:${names}) \\w+ (?:LEFT )?JOIN\\b`),
      complaint: 'names a table of Strapi in SQL',
    },
    {
      pattern: /\b\w+_(?:lnk|cmps|mph)\b|\$\{\w+\}_(?:lnk|cmps|mph)\b|\bcomponents_[a-z]+_\w+/,
      complaint: 'names a link or component table of Strapi',
    },
    {
      pattern:
        /\b(?:document_id|created_by_id|updated_by_id|cmp_id|entity_id|component_type|related_id|related_type)\b|\bpublished_at IS\b|\b(?!content\b)\w+_ord\b/,
      complaint: 'names a column of Strapi',
    },
    {
      pattern:
        /\bstrapi\s*\.\s*(?:service|get|plugin|hook|sessionManager)\(|\bentityManager\b|\bdb\s*\.\s*(?:metadata|schema|migrations)\b|['"](?:admin::(?:user|role|permission|api-token|content-type)|plugin::upload\.(?:file|folder|provider|upload))['"]\s*\)/,
      complaint: 'reaches an internal part of Strapi',
    },
  ];
};

/** Returns where a file of the cms relies on Strapi's inside; `tables` are those of content types and components. */
export const complaintsAboutSeams = (path: string, text: string, tables: readonly string[]): string[] => {
  if (!CODE.test(path) || LEFT_OUT.test(path)) return [];
  const rules = rulesFor(tables);
  return text
    .split('\n')
    .flatMap((line, at) =>
      rules.flatMap(({ pattern, complaint }) =>
        pattern.test(line) ? [`${path}:${at + 1} ${complaint}. ${USE}`] : [],
      ),
    );
};

const tableOf = async (root: string, path: string): Promise<string> =>
  (JSON.parse(await readFile(join(root, path), 'utf8')) as { collectionName: string }).collectionName;

/** Checks that only cms/src/strapi names tables, columns and internal parts of Strapi. */
export const check = async (root: string): Promise<string[]> => {
  const paths = await trackedFiles(root);
  const tables = await Promise.all(
    paths.filter((path) => MODEL.test(path)).map((path) => tableOf(root, path)),
  );
  const found = await Promise.all(
    paths
      .filter((path) => CODE.test(path) && !LEFT_OUT.test(path))
      .map(async (path) => complaintsAboutSeams(path, await readFile(join(root, path), 'utf8'), tables)),
  );
  return found.flat();
};
