const KEY = 'sahra-desk-last-list';

/** Page of the desk from which a record is opened, to go back to. */
export interface LastList {
  /** Path and query, with filters and page. */
  address: string;
  name: string;
}

export const rememberList = (list: LastList): void => sessionStorage.setItem(KEY, JSON.stringify(list));

export const lastList = (): LastList | null => {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as LastList);
};
