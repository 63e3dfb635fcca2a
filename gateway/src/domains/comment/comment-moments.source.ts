import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import type { PublicSource } from '../../content/public-loader';
import { splitIntoBatches } from '../../content/split-into-batches';
import { tagOf } from '../../content/tags-of-change';
import type { AccountsClient } from '../../upstreams/accounts/accounts.client';
import type { CommentMomentRecord } from '../../upstreams/accounts/accounts-records';

/** Source of the seconds that comments speak about: one call for all videos of a response. */
export const commentMomentsSource = (
  accounts: AccountsClient,
): PublicSource<string, readonly CommentMomentRecord[]> => ({
  name: 'commentMoments',
  feed: 'accounts',
  keyOf: (code) => code,
  read: async (reading, codes) => {
    const possible = codes.filter((code) => VIDEO_CODE_PATTERN.test(code));
    const answers = await Promise.all(
      splitIntoBatches(possible).map((batch) => accounts.commentMoments(reading, batch)),
    );
    const moments = answers.flat();
    return codes.map((code) => ({
      value: moments.filter((moment) => moment.code === code),
      tags: [tagOf('comments', code)],
      expiresAt: null,
    }));
  },
});
