/** Filter of a list that an editor has kept. `query` is the query of the list's address, without a question mark. */
export interface SavedFilter {
  id: string;
  list: string;
  name: string;
  query: string;
}

export const FILTER_NAME_MAX = 40;
