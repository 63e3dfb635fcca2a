import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { BUDGET_BYTES, landingWeight } from './landing-weight';

const LANDING = 'component---src-pages-by-key-landing-tsx';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'budget-'));
});
afterEach(() => rm(folder, { recursive: true }));

const buildWith = async (landing: Buffer): Promise<void> => {
  const group = (names: string[]) => ({ assets: names.map((name) => ({ name })) });
  await writeFile(join(folder, 'app-1.js'), 'app();');
  await writeFile(join(folder, 'landing-1.js'), landing);
  await writeFile(join(folder, 'login-1.js'), randomBytes(BUDGET_BYTES));
  await writeFile(
    join(folder, 'webpack.stats.json'),
    JSON.stringify({
      namedChunkGroups: {
        app: group(['app-1.js', 'styles.css']),
        [LANDING]: group(['app-1.js', 'landing-1.js']),
        login: group(['login-1.js']),
      },
    }),
  );
};

test('a landing page with too much script is over the budget, other pages do not count', async () => {
  await buildWith(randomBytes(BUDGET_BYTES));
  const { total, files } = await landingWeight(folder);
  expect(total).toBeGreaterThan(BUDGET_BYTES);
  expect(files.map(({ name }) => name).sort()).toEqual(['app-1.js', 'landing-1.js']);
});

test('what compresses well is within it', async () => {
  await buildWith(Buffer.alloc(BUDGET_BYTES * 2, 'a'));
  expect((await landingWeight(folder)).total).toBeLessThan(BUDGET_BYTES);
});

test('a build without a landing page is not measured as empty', async () => {
  await writeFile(join(folder, 'webpack.stats.json'), JSON.stringify({ namedChunkGroups: {} }));
  await expect(landingWeight(folder)).rejects.toThrow('cannot be measured');
});
