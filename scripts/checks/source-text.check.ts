import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { trackedFiles } from '../process/tracked-files';

const CODE = /\.(tsx?|mjs|css|graphql)$/;
const GENERATED =
  /\.generated\.tsx?$|\.d\.ts$|^schemas\/gateway(?:\.v1)?\.graphql$|^site\/src\/styles\/fonts\.css$/;
const TEXT = /\.(tsx?|mjs|css|graphql|json|ya?ml|md|html|sh)$|Dockerfile$|Caddyfile$|^\.[a-z]+$/;
/** This file and its test contain the forbidden patterns. */
const SELF = /source-text\.check(\.test)?\.ts$/;
const LONGEST_MODULE = 250;

interface Rule {
  files: RegExp;
  pattern: RegExp;
  complaint: string;
}

const RULES: Rule[] = [
  {
    files: TEXT,
    pattern: /(?<![\w.:/])\/(?:root|home|Users|work|mnt)\/[\w.-]+|\b[A-Z]:\\Users\\/,
    complaint: 'names a folder of a private machine',
  },
  { files: CODE, pattern: /@ts-(?:ignore|nocheck)\b/, complaint: 'silences TypeScript' },
  {
    files: CODE,
    pattern: /(?:(?:es|ox)lint|stylelint)-disable(?!.* -- \S)/,
    complaint: 'silences the linter without a reason ("-- because …")',
  },
  { files: CODE, pattern: /\b(?:TODO|FIXME|XXX)\b/, complaint: 'leaves work for later in a comment' },
  {
    files: /\.(test|spec)\.tsx?$/,
    // test.skip(condition) moves a test to another project of the same run; test.skip('title', …) disables it
    // everywhere.
    pattern:
      /\b(?:test|it|describe)\.(?:only|todo)\b|\b(?:test|it|describe)\.skip\(\s*['"`)]|\bx(?:it|describe)\(/,
    complaint: 'leaves a test out',
  },
  {
    files: /\.(test|spec)\.tsx?$/,
    pattern: /toMatch(?:Inline)?Snapshot|waitForTimeout\(/,
    complaint: 'compares with a snapshot or sleeps',
  },
];

/** Returns the rule violations in one file. */
export const complaintsAboutText = (path: string, text: string): string[] => {
  if (SELF.test(path) || GENERATED.test(path)) return [];
  const lines = text.split('\n');
  const complaints = RULES.filter(({ files }) => files.test(path)).flatMap(({ pattern, complaint }) =>
    lines.flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${complaint}.`] : [])),
  );
  const length = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (CODE.test(path) && length > LONGEST_MODULE)
    complaints.push(`${path} has ${length} lines; ${LONGEST_MODULE} is the limit. Split it by purpose.`);
  return complaints;
};

/** Checks the project's source rules that no linter covers. */
export const check = async (root: string): Promise<string[]> => {
  const paths = (await trackedFiles(root)).filter((path) => TEXT.test(path) && path !== 'package-lock.json');
  const found = await Promise.all(
    paths.map(async (path) => complaintsAboutText(path, await readFile(join(root, path), 'utf8'))),
  );
  return found.flat();
};
