import type { Locale } from '@sahra/schemas/constants';

import { authEpoch, authState } from '../auth/auth-state';
import { readFreshAccessToken } from '../auth/read-fresh-access-token';
import { postOperation } from '../graph/post-operation';
import { savedCodes } from './saved-codes';
import { SavedCodesOperation } from './saved-codes.query.generated';
import type { SavedCodesQuery } from './saved-codes.query.generated';

/** Counter of the login whose codes are loaded or under way. */
let loadedFor: number | null = null;

const readCodes = async (locale: Locale): Promise<Set<string>> => {
  const codes = new Set<string>();
  let after: string | null = null;
  do {
    const token = await readFreshAccessToken(locale);
    const answer: SavedCodesQuery = await postOperation(SavedCodesOperation, { after }, locale, token);
    const list = answer.viewer?.watchlist;
    for (const { code } of list?.nodes ?? []) codes.add(code);
    after = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  } while (after !== null);
  return codes;
};

/** Loads the codes of all saved videos once for each login, however many cards ask. */
export const loadSavedCodes = async (locale: Locale): Promise<void> => {
  const epoch = authEpoch();
  if (authState.get() === null || loadedFor === epoch) return;
  loadedFor = epoch;
  savedCodes.set(null);
  try {
    const codes = await readCodes(locale);
    if (authEpoch() === epoch) savedCodes.set(codes);
  } catch {
    // The cards still save: saving a saved video again changes nothing.
    if (loadedFor === epoch) loadedFor = null;
  }
};
