import { tabStorage } from '../../browser-storage';

const KEY = 'sahra-desk-last-list';

/** Page of the desk from which a record is opened, to go back to. */
export interface LastList {
  /** Path and query, with filters and page. */
  address: string;
  name: string;
  /** Records of the page in its order, for the keys to the previous and the next one. */
  records: readonly { type: string; documentId: string }[];
  /** Query by which `/desk/records` is asked for this page, to go on to the next one. */
  query?: string;
}

export const rememberList = ({ records, ...list }: LastList): void => {
  const short = records.map(({ type, documentId }) => ({ type, documentId }));
  tabStorage.set(KEY, JSON.stringify({ ...list, records: short }));
};

export const lastList = (): LastList | null => {
  const stored = tabStorage.get(KEY);
  return stored === null ? null : (JSON.parse(stored) as LastList);
};
