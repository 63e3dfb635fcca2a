import type { Locale } from '@sahra/schemas/constants';

import { readFreshAccessToken } from '../auth/read-fresh-access-token';
import { postOperation } from '../graph/post-operation';
import { firstFailure } from '../messages/first-failure';
import { FollowingOperation } from './following.query.generated';
import { SaveFollowingOperation } from './save-following.mutation.generated';

/** Returns the slugs of the viewer's channels; null when unknown. */
export const fetchFollowing = async (locale: Locale): Promise<string[] | null> => {
  const { viewer } = await postOperation(FollowingOperation, {}, locale, await readFreshAccessToken(locale));
  return viewer?.preferences?.channels.map(({ slug }) => slug) ?? null;
};

/**
 * Adds a channel to the viewer's channels or removes it. The list is saved whole, so it is read first: it may have
 * been changed in another tab.
 * @returns The error code, or null.
 */
export const updateFollowing = async (
  slug: string,
  wanted: boolean,
  locale: Locale,
): Promise<string | null> => {
  try {
    const known = await fetchFollowing(locale);
    if (known === null) return 'SOMETHING_WENT_WRONG';
    const others = known.filter((one) => one !== slug);
    const { savePreferences } = await postOperation(
      SaveFollowingOperation,
      { input: { channelSlugs: wanted ? [...others, slug] : others } },
      locale,
      await readFreshAccessToken(locale),
    );
    return firstFailure(savePreferences);
  } catch {
    return 'SOMETHING_WENT_WRONG';
  }
};
