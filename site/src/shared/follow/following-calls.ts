import type { Locale } from '@sahra/schemas/constants';

import { readFreshAccessToken } from '../auth/read-fresh-access-token';
import { postOperation } from '../graph/post-operation';
import { firstFailure } from '../messages/first-failure';
import type { Followed } from './followed';
import { FollowingOperation } from './following.query.generated';
import { SaveFollowingOperation } from './save-following.mutation.generated';

/** Returns the slugs of the channels or shows that the viewer follows, the one followed last at the end; null when unknown. */
export const fetchFollowing = async (kind: Followed['kind'], locale: Locale): Promise<string[] | null> => {
  const { viewer } = await postOperation(FollowingOperation, {}, locale, await readFreshAccessToken(locale));
  if (!viewer?.preferences) return null;
  const { channels, shows } = viewer.preferences;
  // The graph lists the show followed last first.
  return kind === 'channel' ? channels.map(({ slug }) => slug) : shows.map(({ slug }) => slug).reverse();
};

const update = async ({ kind, slug }: Followed, wanted: boolean, locale: Locale): Promise<string | null> => {
  try {
    const known = await fetchFollowing(kind, locale);
    if (known === null) return 'SOMETHING_WENT_WRONG';
    const others = known.filter((one) => one !== slug);
    const slugs = wanted ? [...others, slug] : others;
    const { savePreferences } = await postOperation(
      SaveFollowingOperation,
      { input: kind === 'channel' ? { channelSlugs: slugs } : { showSlugs: slugs } },
      locale,
      await readFreshAccessToken(locale),
    );
    return firstFailure(savePreferences);
  } catch {
    return 'SOMETHING_WENT_WRONG';
  }
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Follows a channel or show, or no longer. The list is saved whole, so it is read first: it may have
 * been changed in another tab. One change waits for the one before, which it would undo otherwise.
 * @returns The error code, or null.
 */
export const updateFollowing = (
  followed: Followed,
  wanted: boolean,
  locale: Locale,
): Promise<string | null> => {
  const turn = last.then(() => update(followed, wanted, locale));
  last = turn;
  return turn;
};
