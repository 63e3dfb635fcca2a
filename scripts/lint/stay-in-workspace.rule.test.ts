import { join } from 'node:path';

import { Linter } from 'eslint';

import { stayInWorkspace } from './stay-in-workspace.rule.mjs';

const ROOT = join(__dirname, '..', '..');

const complaintsAbout = (path: string, code: string): string[] => {
  const linter = new Linter({ cwd: ROOT });
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { sahra: { rules: { rule: stayInWorkspace } } },
    rules: { 'sahra/rule': 'error' },
  };
  return linter.verify(code, config, join(ROOT, path)).map(({ message }) => message);
};

test.each([
  ['gateway/src/main.ts', "import { a } from '@sahra/accounts/session';", 'accounts'],
  ['gateway/src/main.ts', "import { a } from '../../cms/src/feed';", 'cms'],
  ['site/src/a.ts', "export { a } from '../../gateway/src/main';", 'gateway'],
  ['accounts/src/a.ts', "const a = import('@sahra/scripts/database/create-test-database');", 'scripts'],
])('in %s refuses %s', (path, code, other) => {
  expect(complaintsAbout(path, code)).toEqual([expect.stringContaining(`belongs to ${other}`)]);
});

test.each([
  ['gateway/src/upstreams/cms/client.ts', "import { a } from '../accounts/client';"],
  [
    'gateway/src/main.ts',
    "import { LOCALES } from '@sahra/schemas/constants'; import fastify from 'fastify';",
  ],
  ['accounts/src/a.test.ts', "import { a } from '@sahra/scripts/database/create-test-database';"],
  ['tests/browser/a.spec.ts', "import a from '../../site/src/locale/en.json';"],
  ['bench/cms.bench.ts', "import { a } from '../cms/src/seed';"],
])('in %s lets pass %s', (path, code) => {
  expect(complaintsAbout(path, code)).toEqual([]);
});
