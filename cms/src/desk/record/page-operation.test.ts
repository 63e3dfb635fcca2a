import operations from '@sahra/schemas/operations/site.json';

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

test('every type whose words have a page has the query that this page reads', () => {
  const lacking = DESK_TYPES.filter(
    ({ type, words }) =>
      words !== null && publicAddresses({ ...RECORD, type }) && pageQuery({ ...RECORD, type }, NOW) === null,
  ).map(({ type }) => type);
  expect(lacking).toEqual([]);
});

/** Returns the document of the query that reads the page of a type. */
const documentOf = (type: string): string => {
  const query = new URLSearchParams(pageQuery({ ...RECORD, type, key: null }, NOW) ?? '');
  const { persistedQuery } = JSON.parse(query.get('extensions') ?? '{}') as {
    persistedQuery: { sha256Hash: keyof typeof operations };
  };
  return operations[persistedQuery.sha256Hash];
};

test('the query of what stands on every page reads the name of the site and the headings of its foot', () => {
  const settings = /siteSettings \{([^}]*)/.exec(documentOf('brand'))?.[1]?.split(/\s+/);
  expect(settings).toEqual(expect.arrayContaining(['brand', 'tagline', 'madeIn']));
  const menus = /menus \{([^}]*)/.exec(documentOf('footer'))?.[1]?.split(/\s+/);
  expect(menus).toEqual(expect.arrayContaining(['name', 'title']));
});

test.each([
  ['season', 'key1', '/en/shows/key1', 'ShowPage'],
  ['menu-item', 'key1', '/en/home', 'SiteChrome'],
  ['footer', null, '/en', 'SiteChrome'],
  ['brand', null, '/en', 'SiteChrome'],
  ['app-banner', null, '/en/home', 'SmartBanner'],
  ['promotion', 'key1', '/en/home', 'Promotions'],
  ['delete-reason', 'key1', '/en/settings/select-reasons', 'DeletePage'],
])('the text of a %s is looked for on the page that shows it', (type, key, address, operation) => {
  expect(publicAddresses({ ...RECORD, type, key })?.en).toBe(address);
  const query = new URLSearchParams(pageQuery({ ...RECORD, type, key }, NOW) ?? '');
  expect(query.get('operationName')).toBe(operation);
});

test('a season without a show has no page', () => {
  expect(publicAddresses({ ...RECORD, type: 'season', key: null })).toBeNull();
});

test('a title for search of a page without a record is looked for by its code', () => {
  const query = new URLSearchParams(pageQuery({ ...RECORD, type: 'meta-tags', key: 'shows' }, NOW) ?? '');
  expect(query.get('operationName')).toBe('SettingsPage');
  expect(query.get('variables')).toBe('{"metaCode":"shows"}');
});

test('the query names the persisted document, and the record by its key', () => {
  const query = new URLSearchParams(pageQuery({ ...RECORD, key: 'k7m2x9qd' }, NOW) ?? '');
  expect(query.get('operationName')).toBe('WatchPage');
  expect(query.get('variables')).toBe('{"code":"k7m2x9qd"}');
  expect(query.get('extensions')).toMatch(/"sha256Hash":"[0-9a-f]{64}"/);
});
