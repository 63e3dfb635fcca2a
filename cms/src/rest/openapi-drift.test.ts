import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openapiDocument } from './openapi-document';
import { openapiHasDrifted, writeOpenapi } from './openapi-drift';
import { ROUTES } from './routes';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-openapi-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the committed document is what the routes say', async () => {
  expect(await openapiHasDrifted(join(__dirname, '../../../schemas/cms.openapi.json'))).toBe(false);
});

test('a document that differs by one word has drifted, and so has a missing one', async () => {
  const file = join(folder, 'cms.openapi.json');
  expect(await openapiHasDrifted(file)).toBe(true);
  await writeOpenapi(file);
  expect(await openapiHasDrifted(file)).toBe(false);
  await writeFile(file, (await readFile(file, 'utf8')).replace('title_echo', 'title_other'));
  expect(await openapiHasDrifted(file)).toBe(true);
});

test('every route describes itself, its parameters and its refusals', () => {
  const document = JSON.parse(JSON.stringify(openapiDocument(ROUTES))) as {
    paths: Record<
      string,
      {
        get: {
          description: string;
          responses: object;
          parameters: { description?: string; $ref?: string }[];
        };
      }
    >;
    components: { schemas: object };
  };
  const operations = Object.values(document.paths).map(({ get }) => get);
  const parameters = operations.flatMap((get) => get.parameters);
  expect(operations.length).toBeGreaterThan(20);
  expect(parameters.length).toBeGreaterThan(20);
  for (const get of operations) {
    expect(get.description).not.toBe('');
    expect(Object.keys(get.responses)).toEqual(expect.arrayContaining(['200', '400', '401', '503']));
  }
  for (const { $ref, description } of parameters) expect($ref ?? description).toBeTruthy();
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining([
      'Channel',
      'Show',
      'Video',
      'Picture',
      'MetaTags',
      'FaqEntry',
      'Settings',
      'Change',
      'RestError',
    ]),
  );
});
