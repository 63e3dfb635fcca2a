import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { openApiDocument } from './openapi-document';

const COMMITTED = join(__dirname, '../../../schemas/media.openapi.json');

interface Operation {
  description?: string;
  summary?: string;
  tags?: string[];
}

test('the committed document is what the routes say', async () => {
  // Otherwise: npm run openapi -w @sahra/media.
  expect(await readFile(COMMITTED, 'utf8')).toBe(await openApiDocument());
});

test('every route is described', async () => {
  const { paths } = JSON.parse(await openApiDocument()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  expect(Object.keys(paths).sort()).toEqual([
    '/films',
    '/films/{code}',
    '/films/{code}/captions/{language}',
    '/films/{code}/frames/{file}',
    '/films/{code}/posters/{file}',
    '/films/{code}/retry',
    '/films/{code}/sounds',
    '/films/{code}/uploads',
    '/films/{code}/uploads/{id}',
    '/health',
    '/media/{token}/{code}/{*}',
    '/ready',
  ]);
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(operations.length).toBeGreaterThanOrEqual(9);
  for (const operation of operations) {
    expect(operation).toMatchObject({
      summary: expect.stringMatching(/\w/) as string,
      tags: [expect.any(String)],
    });
  }
});
