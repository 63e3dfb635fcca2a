import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { complaintsAboutRoutes } from './upstream-routes.check';
import type { Exclusion, RestDocument } from './upstream-routes.check';

const DIRECTIVE = 'directive @upstream(call: String!) repeatable on FIELD_DEFINITION';
const VIDEO = 'video: Int @upstream(call: "GET api/getVideoByCode")';
const DEVICES = 'devices: Int @upstream(call: "GET api/devices") @upstream(call: "DELETE api/devices/{id}")';
const CMS: RestDocument = {
  paths: { '/api/getVideoByCode': { get: {}, parameters: [] }, '/health': { get: {} } },
};
const ACCOUNTS: RestDocument = {
  paths: { '/api/devices': { get: {} }, '/api/devices/{id}': { delete: {} } },
};
const HEALTH: Exclusion = { reason: 'For operators.', calls: ['GET health'] };
const complaints = (fields: string, exclusions: readonly Exclusion[] = [HEALTH]) =>
  complaintsAboutRoutes(`${DIRECTIVE} type Query { ${fields} }`, [CMS, ACCOUNTS], exclusions);

test('every route has a field or a reason', () => {
  expect(complaints(`${VIDEO} ${DEVICES}`)).toEqual([]);
});

test.each([
  ['a route that no field names', VIDEO, [HEALTH], ['"GET api/devices"', '"DELETE api/devices/{id}"']],
  [
    'a field of an unknown route',
    `${VIDEO} ${DEVICES} a: Int @upstream(call: "GET api/a")`,
    [HEALTH],
    ['Query.a names "GET api/a"'],
  ],
  [
    'another method',
    `${VIDEO} ${DEVICES} a: Int @upstream(call: "POST api/devices")`,
    [HEALTH],
    ['Query.a names "POST'],
  ],
  [
    'a query string',
    `${VIDEO} ${DEVICES} a: Int @upstream(call: "GET api/devices?a=b")`,
    [HEALTH],
    ['Query.a names'],
  ],
  [
    'a call that a field names twice',
    `${VIDEO} ${VIDEO.replace('Int', 'Int @upstream(call: "GET api/getVideoByCode")').replace('video', 'film')} ${DEVICES}`,
    [HEALTH],
    ['Query.film names "GET api/getVideoByCode" twice'],
  ],
  [
    'an exclusion of an unknown route',
    `${VIDEO} ${DEVICES}`,
    [HEALTH, { reason: 'Old.', calls: ['GET api/old'] }],
    ['names "GET api/old"'],
  ],
  [
    'an exclusion that has a field',
    `${VIDEO} ${DEVICES}`,
    [HEALTH, { reason: 'Old.', calls: ['GET api/devices'] }],
    ['but Query.devices names it'],
  ],
  [
    'an exclusion without a reason',
    `${VIDEO} ${DEVICES}`,
    [{ ...HEALTH, reason: ' ' }],
    ['no reason for "GET health"'],
  ],
  ['a route that is excluded twice', `${VIDEO} ${DEVICES}`, [HEALTH, HEALTH], ['"GET health" twice']],
])('is found: %s', (_what, fields, exclusions, found) => {
  expect(complaints(fields, exclusions)).toEqual(
    found.map((part) => expect.stringContaining(part) as string),
  );
});

test('the committed list names routes that exist, each once', () => {
  const read = <Content>(file: string) =>
    JSON.parse(readFileSync(join(__dirname, '..', '..', 'schemas', file), 'utf8')) as Content;
  const documents = ['cms', 'accounts', 'media'].map((name) => read<RestDocument>(`${name}.openapi.json`));
  const about = complaintsAboutRoutes('type Query { a: Int }', documents, read('upstream-exclusions.json'));
  expect(about.length).toBeGreaterThan(0);
  expect(about.filter((complaint) => !complaint.startsWith('No field has'))).toEqual([]);
});
