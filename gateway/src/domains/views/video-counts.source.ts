import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { splitIntoBatches } from '../../content/split-into-batches';
import type { PublicSource } from '../../content/public-loader';
import { tagOf } from '../../content/tags-of-change';
import type { AccountsClient } from '../../upstreams/accounts/accounts.client';
import type { VideoCountsRecord } from '../../upstreams/accounts/accounts-records';

/**
 * Source of video counts: one call for all videos of a response. The change feed of accounts reports changed
 * counts. The value is null for an invalid code.
 */
export const videoCountsSource = (
  accounts: AccountsClient,
): PublicSource<string, VideoCountsRecord | null> => ({
  name: 'videoCounts',
  feed: 'accounts',
  keyOf: (code) => code,
  read: async (reading, codes) => {
    const possible = codes.filter((code) => VIDEO_CODE_PATTERN.test(code));
    const answers = await Promise.all(
      splitIntoBatches(possible).map((batch) => accounts.videoCounts(reading, batch)),
    );
    const counts = new Map(answers.flat().map((record) => [record.code, record]));
    return codes.map((code) => ({
      value: counts.get(code) ?? null,
      tags: VIDEO_CODE_PATTERN.test(code) ? [tagOf('video-counts', code)] : [],
      expiresAt: null,
    }));
  },
});
