import type { DeskRecord } from '../desk-record';
import { DESK_TYPES } from '../desk-types';
import { publicAddresses } from './public-address';
import { pageQuery } from './page-operation';

const NOW = new Date('2026-11-24T20:00:00Z');
const RECORD: DeskRecord = {
  type: 'video',
  ...{ documentId: 'doc1', key: 'key1', picture: null, owner: null, kind: null, date: null, seconds: null },
  ...{ titles: { en: 'One', ar: 'واحد' }, states: { en: 'live', ar: 'live' }, number: null, live: false },
  plans: [],
  changedAt: NOW.toISOString(),
};
/** The name and the foot of the site stand on every page, and pages do not read them again. */
const ON_EVERY_PAGE = ['footer', 'brand'];

test('every type whose words have a page has the query that this page reads', () => {
  const lacking = DESK_TYPES.filter(
    ({ type, words }) =>
      words !== null && publicAddresses({ ...RECORD, type }) && pageQuery(type, 'key1', NOW) === null,
  ).map(({ type }) => type);
  expect(lacking).toEqual(ON_EVERY_PAGE);
});

test('the query names the persisted document, and the record by its key', () => {
  const query = new URLSearchParams(pageQuery('video', 'k7m2x9qd', NOW) ?? '');
  expect(query.get('operationName')).toBe('WatchPage');
  expect(query.get('variables')).toBe('{"code":"k7m2x9qd"}');
  expect(query.get('extensions')).toMatch(/"sha256Hash":"[0-9a-f]{64}"/);
});
