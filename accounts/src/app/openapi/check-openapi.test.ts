import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkOpenApi } from './check-openapi';
import { openApiDocument } from './openapi-document';

const COMMITTED = join(__dirname, '../../../../schemas/accounts.openapi.json');

test('the committed document is what the routes say', async () => {
  expect(await checkOpenApi(COMMITTED)).toBeUndefined();
});

test('a document that differs in one word, or is missing, is found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  const path = join(folder, 'accounts.openapi.json');
  try {
    expect(await checkOpenApi(path)).toMatch(/npm run openapi/);
    const committed = await readFile(COMMITTED, 'utf8');
    await writeFile(path, committed.replace('"has_subscription"', '"has_subscriptions"'));
    expect(await checkOpenApi(path)).toMatch(/npm run openapi/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('every route has a description, an operation id and its refusals', async () => {
  const document = JSON.parse(await openApiDocument()) as {
    paths: Record<string, Record<string, { description?: string; operationId?: string; responses: object }>>;
  };
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(operations.length).toBeGreaterThanOrEqual(13);
  for (const operation of operations) {
    expect(operation).toMatchObject({
      description: expect.stringMatching(/\w/) as string,
      operationId: expect.stringMatching(/^[a-z]/) as string,
    });
  }
  expect(Object.keys(document.paths['/api/register']?.['post']?.responses ?? {})).toEqual([
    '201',
    '400',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
});
