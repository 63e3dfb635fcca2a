import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

import { assertListBeforeLoop } from './assert-list-before-loop.rule.mjs';

const linter = new Linter();
const config: Linter.Config = {
  files: ['**/*.ts'],
  languageOptions: { parser: tseslint.parser },
  plugins: { sahra: { rules: { rule: assertListBeforeLoop } } },
  rules: { 'sahra/rule': 'error' },
};
const complaintsAbout = (code: string): string[] =>
  linter.verify(code, config, 'a.test.ts').map(({ message }) => message);

const LOOP = 'for (const one of found) expect(one).toBe(1);';
const inTest = (code: string): string => `test('it', async () => { const found = read(); ${code} });`;

test.each([
  ['a list that is read', inTest(LOOP), 'found'],
  [
    'a field of an answer',
    inTest('for (const one of found.data.nodes) expect(one).toBe(1);'),
    'found.data.nodes',
  ],
  ['a list that a call returns', inTest('for (const one of await all()) expect(one).toBe(1);'), 'all()'],
  [
    'what is left of a written list',
    inTest("for (const a of ['a', 'b'].filter(fits)) expect(a).toBe(1);"),
    'filter',
  ],
  ['forEach', inTest('found.forEach((one) => expect(one).toBe(1));'), 'found'],
  ['map with promises', inTest('await Promise.all(found.map(async (a) => expect(a).toBe(1)));'), 'found'],
  [
    'the entries of an object',
    inTest('for (const [k] of Object.entries(found)) expect(k).toBe(1);'),
    'found',
  ],
  ['a helper with expectations', inTest('for (const one of found) expectFine(one);'), 'found'],
  ['Playwright', inTest('for (const one of found) await expect.soft(one).toBeVisible();'), 'found'],
  ['an inner list', inTest('for (const a of [1, 2]) for (const b of a.parts) expect(b).toBe(1);'), 'a.parts'],
  ['an expectation about something else', inTest(`expect(other.found).toBe(1); ${LOOP}`), 'found'],
  [
    'one about a sibling',
    inTest('expect(found.errors).toBe(1); for (const a of found.a) expect(a).toBe(1);'),
    'found.a',
  ],
  ['one that an empty list passes', inTest(`expect(found.filter(isBad)).toEqual([]); ${LOOP}`), 'found'],
  ['an upper limit', inTest(`expect(found.length).toBeLessThan(9); ${LOOP}`), 'found'],
  ['every', inTest(`expect(found.every(isGood)).toBe(true); ${LOOP}`), 'found'],
  [
    'a list of the same name in another test',
    `${inTest('expect(found).toHaveLength(1);')} ${inTest(LOOP)}`,
    'found',
  ],
])('reports a loop: %s', (_what, code, list) => {
  expect(complaintsAbout(code)).toEqual([expect.stringContaining(list)]);
});

test.each([
  ['a literal', inTest("for (const one of ['a', 'b']) expect(one).toBe(1);")],
  [
    'a constant of the file',
    `const ALL = ['a'] as const; ${inTest('for (const a of ALL) expect(a).toBe(1);')}`,
  ],
  [
    'an object of the file',
    `const all = { a: 1 }; ${inTest('for (const a of Object.keys(all)) expect(a).toBe(1);')}`,
  ],
  [
    'a constant of another',
    `import { LOCALES } from './l'; ${inTest('for (const a of LOCALES) expect(a).toBe(1);')}`,
  ],
  [
    'JSON',
    `import t from './t.json'; const { all } = t; ${inTest('for (const a of all) expect(a).toBe(1);')}`,
  ],
  [
    'answers to a written list',
    inTest('for (const a of await Promise.all([1, 2].map(ask))) expect(a).toBe(1);'),
  ],
  ['a query that throws', inTest("for (const a of screen.getAllByRole('link')) expect(a).toBeVisible();")],
  [
    'the rows of each',
    "test.each([['a', ['b']]])('%s', (_n, all) => { for (const a of all) expect(a).toBe(1); });",
  ],
  ['a property', 'fc.assert(fc.property(lists, (list) => { for (const a of list) expect(a).toBe(1); }));'],
  ['its length', inTest(`expect(found.length).toBeGreaterThan(0); ${LOOP}`)],
  ['its length afterwards', inTest(`${LOOP} expect(found).toHaveLength(3);`)],
  ['that it is not empty', inTest(`expect(found).not.toEqual([]); ${LOOP}`)],
  ['what is computed from it', inTest(`expect(found.map(nameOf)).toEqual(['a']); ${LOOP}`)],
  [
    'what holds it',
    inTest('expect(found).toEqual({ a: [1] }); for (const one of found.a) expect(one).toBe(1);'),
  ],
  [
    'a counter',
    inTest('let n = 0; for (const a of found) { n += 1; expect(a).toBe(1); } expect(n).toBeGreaterThan(4);'),
  ],
  [
    'a shared list, in another test',
    `let all; ${inTest('expect(all).toHaveLength(2);')} ${inTest('for (const a of all) expect(a).toBe(1);')}`,
  ],
  [
    'a table of each, which may not be empty',
    `const all = read(); test.each(all)('%s', f); ${inTest('for (const a of all) expect(a).toBe(1);')}`,
  ],
  ['no expectation', inTest('for (const one of found) await remove(one);')],
])('lets a loop pass: %s', (_what, code) => {
  expect(complaintsAbout(code)).toEqual([]);
});
