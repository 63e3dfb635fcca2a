import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, appendFileSync } from 'node:fs';
import { join } from 'node:path';

import { check } from './codegen.check';

const ROOT = join(__dirname, '..', '..');
const generatedOnly = (source: string) =>
  !/node_modules|dist|public|\.cache/.test(source) &&
  (/\.(graphql|generated\.ts|json)$/.test(source) || !/\.\w+$/.test(source));

/** Copies all inputs and outputs of codegen into a folder inside the clone, so that packages resolve. */
const copyOfProject = (): string => {
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  const copy = mkdtempSync(join(ROOT, '.tmp', 'codegen-'));
  cpSync(join(ROOT, 'codegen.yml'), join(copy, 'codegen.yml'));
  for (const folder of ['gateway/src', 'site', 'partner/src', 'schemas'])
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true, filter: generatedOnly });
  for (const folder of ['node_modules', 'scripts']) symlinkSync(join(ROOT, folder), join(copy, folder));
  return copy;
};

test('finds what graphql-codegen and the REST types would write otherwise', async () => {
  const copy = copyOfProject();
  try {
    appendFileSync(
      join(copy, 'gateway/src/graph/graph.graphql'),
      '\nextend type Query {\n  "New."\n  brandNew: Int\n}\n',
    );
    appendFileSync(join(copy, 'schemas/cms.generated.ts'), '// touched\n');
    const complaints = (await check(copy)).join('\n');
    expect(complaints).toMatch(/schemas\/gateway\.graphql is out of date/);
    expect(complaints).toMatch(/resolver-types\.generated\.ts is out of date/);
    expect(complaints).toMatch(/cms\.generated\.ts is out of date/);
    writeFileSync(join(copy, 'gateway/src/graph/graph.graphql'), 'type {');
    expect((await check(copy)).join('\n')).toMatch(/ fails: /);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
