/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { lastList, rememberList } from './last-list';
import { listNeighbour } from './list-neighbour';
import { deskRecord } from '../testing/desk-at';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const record = (documentId: string) => deskRecord({ documentId });
/** Pages of the list as the server has them now. */
let pages: Record<string, string[]>;
const read = async (address: string) => {
  const page = new URLSearchParams(address.split('?')[1]).get('page') ?? '1';
  const records = (new Map(Object.entries(pages)).get(page) ?? []).map(record);
  return Promise.resolve({ records, total: 0, counts: [] });
};
const neighbour = async (documentId: string, by: 1 | -1): Promise<string | undefined> =>
  (await listNeighbour(documentId, by, read))?.documentId;

beforeEach(() => {
  pages = { 1: ['a', 'b'], 2: ['c', 'd'], 3: ['e'] };
  rememberList({
    ...{ address: '/desk/translations?state=missing&page=2', name: 'Translations' },
    ...{ records: ['c', 'd'].map(record), query: 'list=words&state=missing&page=2' },
  });
});

test('the last record of a page leads to the next page, and back again', async () => {
  expect(await neighbour('c', 1)).toBe('d');
  expect(await neighbour('d', 1)).toBe('e');
  expect(lastList()?.address).toBe('/desk/translations?state=missing&page=3');
  expect(await neighbour('e', -1)).toBe('d');
  expect(await neighbour('e', 1)).toBeUndefined();
});

test('the first record of a page leads to the page before, and the first of all nowhere', async () => {
  expect(await neighbour('c', -1)).toBe('b');
  expect(await neighbour('b', -1)).toBe('a');
  expect(await neighbour('a', -1)).toBeUndefined();
});

test('records that moved up, because others were done, are not left out', async () => {
  pages = { 1: ['a', 'b'], 2: ['d', 'e'], 3: [] };
  expect(await neighbour('d', 1)).toBe('e');
  expect(lastList()?.address).toBe('/desk/translations?state=missing&page=2');
});

test('a record that was opened from no list has no neighbours', async () => {
  sessionStorage.clear();
  expect(await neighbour('c', 1)).toBeUndefined();
});
