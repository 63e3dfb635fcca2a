import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { check } from './breaking-changes.check';

const WHOLE = 'type Query { video(code: String!): Int shows: Int }';
const WITHOUT_SHOWS = 'type Query { video(code: String!): Int }';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'contract-'));
  for (const folder of ['schemas', 'docs/decisions']) mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string): void => writeFileSync(join(root, file), text);

test('before version 1 is published the contract may change', async () => {
  write('schemas/gateway.graphql', WITHOUT_SHOWS);
  expect(await check(root)).toEqual([]);
});

test('a field that version 1 has may not go, however many commits ago it was there', async () => {
  write('schemas/gateway.v1.graphql', WHOLE);
  write('schemas/gateway.graphql', WITHOUT_SHOWS);
  expect(await check(root)).toEqual([expect.stringContaining('Query.shows was removed.')]);
});

test('unless a decision record says so', async () => {
  write('schemas/gateway.v1.graphql', WHOLE);
  write('schemas/gateway.graphql', WITHOUT_SHOWS);
  write('docs/decisions/0001-no-shows.md', 'Query.shows was removed. Nobody asked for it.');
  expect(await check(root)).toEqual([]);
});

test('a field more breaks nobody', async () => {
  write('schemas/gateway.v1.graphql', WITHOUT_SHOWS);
  write('schemas/gateway.graphql', WHOLE);
  expect(await check(root)).toEqual([]);
});
