/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { LAZY_PARTS, PART_NAMES } from '../browser/support/lazy-parts';

const SITE = join(__dirname, '../../site/src');

const FILES = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);
/** Without comments, which name `import()` too. */
const textOf = (file: string): string =>
  readFileSync(join(SITE, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '');

/** Modules that are loaded by `import()`, as in `() => import('./Part')`; types are not. */
const lazyModules = (): string[] => {
  const found = new Set<string>();
  for (const file of FILES) {
    for (const [, type, target = ''] of textOf(file).matchAll(/(typeof\s+)?\bimport\(\s*'([^']+)'\s*\)/g))
      if (!type) found.add(target.startsWith('.') ? join(dirname(file), target) : target);
  }
  return [...found].toSorted();
};

test('of every module that is loaded late it is written what a viewer learns when it does not come', () => {
  const found = lazyModules();
  expect(found.length).toBeGreaterThan(30);
  expect(Object.keys(LAZY_PARTS).toSorted()).toEqual(found);
});

test('every part that is gone through stands for a module', () => {
  const named = Object.values(LAZY_PARTS).flatMap((missing) => ('part' in missing ? [missing.part] : []));
  expect(named.toSorted()).toEqual([...PART_NAMES].toSorted());
});

test('no module is loaded late under a name that this test cannot read', () => {
  expect(FILES.length).toBeGreaterThan(500);
  expect(FILES.filter((file) => /\bimport\(\s*[^'\s]/.test(textOf(file)))).toEqual([]);
});
