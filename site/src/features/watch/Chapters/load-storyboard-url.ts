import type { Locale } from '@sahra/schemas/constants';

import { postOperation } from '../../../shared/graph/post-operation';
import { ChapterStillsOperation } from './chapter-stills.query.generated';

/** Returns the signed address of the small pictures of a free video's film; null when it cannot be played. */
export const loadStoryboardUrl = async (code: string, locale: Locale): Promise<string | null> => {
  // Everybody may play a free video, so the request needs no viewer.
  const { video } = await postOperation(ChapterStillsOperation, { code }, locale, null);
  return video?.playback?.stream?.storyboard ?? null;
};
