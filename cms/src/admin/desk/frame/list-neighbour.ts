import type { RecordsPage } from '../../../desk/desk-record';
import { lastList, rememberList, type LastList } from './last-list';

type Found = LastList['records'][number];

const isOf =
  (documentId: string) =>
  (each: Found): boolean =>
    each.documentId === documentId;

/** The address of a list at another of its pages. */
const addressAt = (address: string, page: number): string => {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('page', String(page));
  return `${path}?${query.toString()}`;
};

/**
 * Finds the record before or after one in the list that it was opened from, on the next page of the list, too. A page
 * is read again first: what was done meanwhile takes records out of a filtered list, and others move up.
 */
export const listNeighbour = async (
  documentId: string,
  by: 1 | -1,
  read: (address: string) => Promise<RecordsPage>,
): Promise<Found | null> => {
  const list = lastList();
  const at = list?.records.findIndex(isOf(documentId)) ?? -1;
  if (!list || at === -1) return null;
  const known = list.records[at + by];
  if (known) return known;
  if (list.query === undefined) return null;
  const query = new URLSearchParams(list.query);
  const page = Number(query.get('page') ?? 1) || 1;
  for (const next of by === 1 ? [page, page + 1] : [page - 1]) {
    if (next < 1) return null;
    query.set('page', String(next));
    const { records } = await read(`/desk/records?${query.toString()}`);
    const unseen = records.filter((each) => !list.records.some(isOf(each.documentId)));
    const found = by === 1 ? unseen[0] : unseen.at(-1);
    if (found) {
      // The record that is open stays the neighbour of the one that follows it.
      const { type } = list.records[at] ?? found;
      const here = { type, documentId };
      const shown = by === 1 ? [here, ...unseen] : [...unseen, here];
      rememberList({
        ...{ address: addressAt(list.address, next), name: list.name },
        ...{ records: shown, query: query.toString() },
      });
      return found;
    }
  }
  return null;
};
