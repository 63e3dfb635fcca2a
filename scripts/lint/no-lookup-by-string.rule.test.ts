import { join } from 'node:path';

import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

import { noLookupByString } from './no-lookup-by-string.rule.mjs';

const ROOT = join(__dirname, '..', '..');
/** An existing file, whose text the code under test replaces, so that TypeScript loads the program only once. */
const FILE = join(__dirname, 'no-lookup-by-string.rule.test.ts');

const linter = new Linter({ cwd: ROOT });
const config: Linter.Config = {
  files: ['**/*.ts'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { projectService: true, tsconfigRootDir: ROOT },
  },
  plugins: { sahra: { rules: { rule: noLookupByString } } },
  rules: { 'sahra/rule': 'error' },
};
const complaintsAbout = (code: string): string[] =>
  linter.verify(code, config, FILE).map(({ message, messageId }) => messageId ?? message);

const GIVEN = `
  const table: Readonly<Record<string, number>> = { a: 1 };
  const exact = { a: 1, b: 2 };
  declare const text: string;
  declare const letter: 'a' | 'b';
  declare const place: number;
`;

test.each([
  ['a read by a text', 'export const found = table[text];', 'lookup'],
  ['a read by a made-up text', 'export const found = table[`${text}-page`];', 'lookup'],
  ['a write by a text', 'const sums: Record<string, number> = {}; sums[text] = 1;', 'lookup'],
  ['a read through a generic key', 'export const of = <K extends string>(key: K) => table[key];', 'lookup'],
  ['an object of a module', 'export const header = (h: NodeJS.Dict<string>) => h[text];', 'lookup'],
  ['a cast', 'export const found = exact[text as keyof typeof exact];', 'cast'],
  ['a question by `in`', 'export const has = text in exact;', 'in'],
  [
    'a guard of another key',
    'export const found = Object.hasOwn(table, letter) ? table[text] : 0;',
    'lookup',
  ],
])('refuses %s', (_what, code, complaint) => {
  expect(complaintsAbout(GIVEN + code)).toEqual([complaint]);
});

test.each([
  ['literals', 'export const found = exact[letter];'],
  ['a literal', "export const found = table['a'];"],
  ['places of a list', 'export const found = [1, 2][place];'],
  ['numbers', 'export const found = ({ 404: 1 } as Record<number, number>)[place];'],
  ['a Map', 'export const found = new Map(Object.entries(table)).get(text);'],
  ['the environment', 'export const found = process.env[text];'],
  ['a guard', 'export const found = Object.hasOwn(table, text) ? table[text] : undefined;'],
  ['a literal before `in`', "export const has = 'a' in exact;"],
])('lets pass %s', (_what, code) => {
  expect(complaintsAbout(GIVEN + code)).toEqual([]);
});
