import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Sample source files; each breaks one import rule or none. */
const FILES = new Map([
  ['src/platform/clock.ts', 'export const now = 1;'],
  ['src/identity/identity.module.ts', "export { viewer } from './viewer/viewer';"],
  [
    'src/identity/viewer/viewer.ts',
    "import { now } from '../../platform/clock';\nexport const viewer = now;",
  ],
  [
    'src/billing/plan/plan.ts',
    "import { viewer } from '../../identity/identity.module';\nexport const plan = viewer;",
  ],
  ['src/billing/plan/past-the-interface.ts', "export { viewer } from '../../identity/viewer/viewer';"],
  [
    'src/platform/upwards.ts',
    "import type { plan } from '../billing/plan/plan';\nexport type Plan = typeof plan;",
  ],
  ['src/library/watchlist/sideways.ts', "export { comment } from '../../community/community.module';"],
  ['src/community/community.module.ts', 'export const comment = 1;'],
  ['src/lifecycle/export/one.ts', "import type { Other } from './other';\nexport type One = Other;"],
  ['src/lifecycle/export/other.ts', "import type { One } from './one';\nexport type Other = One;"],
  ['src/admin/audit/audit.ts', "export { support } from '../support/support';"],
  ['src/admin/support/support.ts', 'export const support = 1;'],
  ['src/admin/support/log.ts', "export { audited } from '../audit/audited';"],
  ['src/admin/audit/audited.ts', 'export const audited = 1;'],
  ['src/platform/clock.test.ts', "import { later } from '../testing/later';\nexport const t = later;"],
  ['src/platform/late.ts', "export { later } from '../testing/later';"],
  ['src/testing/later.ts', "export { plan as later } from '../billing/plan/plan';"],
  ['src/start.ts', "export { plan } from './billing/plan/plan';"],
]);

interface Found {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modules-'));
  await cp(join(__dirname, 'dependency-cruiser.config.mjs'), join(folder, 'dependency-cruiser.config.mjs'));
  await writeFile(join(folder, 'tsconfig.json'), '{}');
  for (const [path, text] of FILES) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const cruise = async (): Promise<Found> => {
  const program = join(__dirname, '../node_modules/.bin/depcruise');
  const args = ['--config', 'dependency-cruiser.config.mjs', '--output-type', 'json', 'src'];
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd: folder }, (error, out) =>
      out === '' ? reject(error ?? new Error('said nothing')) : resolve(JSON.parse(out) as Found),
    );
  });
};

test('an import upwards, sideways, past a public interface or in a circle is found, and the folders it ties together', async () => {
  const { violations } = (await cruise()).summary;
  const found = violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  expect([...new Set(found)].sort()).toEqual([
    'src/admin/audit: no-cycles-of-folders',
    'src/admin/support: no-cycles-of-folders',
    'src/billing/plan/past-the-interface.ts: modules-by-public-interface',
    'src/billing/plan: no-cycles-of-folders',
    'src/identity/viewer: no-cycles-of-folders',
    'src/identity: no-cycles-of-folders',
    'src/library/watchlist/sideways.ts: library-imports-downwards',
    'src/lifecycle/export/one.ts: no-cycles-of-files',
    'src/platform/late.ts: modules-by-public-interface',
    'src/platform/late.ts: no-test-helpers-in-the-product',
    'src/platform/upwards.ts: modules-by-public-interface',
    'src/platform/upwards.ts: platform-imports-downwards',
    'src/platform: no-cycles-of-folders',
    'src/start.ts: programs-by-public-interface',
  ]);
});
