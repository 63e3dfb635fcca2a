import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import type { PublicSource } from '../../content/public-loader';
import { ownedListsSource } from '../../content/owned-lists-source';
import { unbatchedSource } from '../../content/unbatched-source';
import { listTagOf, tagOf } from '../../content/tags-of-change';
import type { AccountsClient } from '../../upstreams/accounts/accounts.client';
import type { CommentRecord } from '../../upstreams/accounts/accounts-records';
import type { CommentsPageQuery } from '../../upstreams/accounts/comments.calls';
import type { RecordPage } from '../../upstreams/cms/cms-records';

export interface CommentsQuery extends CommentsPageQuery {
  code: string;
}

export interface RepliesQuery extends CommentsPageQuery {
  parent: string;
}

/** Source of comment pages of a video. Any change of one comment purges all pages of its video. */
export const commentsSource = (accounts: AccountsClient) =>
  unbatchedSource(
    'comments',
    ({ code, limit, cursor }: CommentsQuery) => JSON.stringify([code, limit, cursor]),
    async (reading, { code, ...part }) => {
      if (!VIDEO_CODE_PATTERN.test(code))
        return { value: { items: [], next: null }, tags: [], expiresAt: null };
      const value = await accounts.comments(reading, code, part);
      return { value, tags: [tagOf('comments', code)], expiresAt: null };
    },
    'accounts',
  );

/** Source of reply pages. Replies to several comments are read together, as a page of comments requests them. */
export const repliesSource = (
  accounts: AccountsClient,
): PublicSource<RepliesQuery, RecordPage<CommentRecord>> => ({
  ...ownedListsSource({
    name: 'replies',
    keyOf: ({ parent, limit, cursor }: RepliesQuery) => JSON.stringify([parent, limit, cursor]),
    ownerOf: ({ parent, cursor }) => (cursor === null ? { type: 'comment', slug: parent } : null),
    groupOf: () => undefined,
    page: (reading, { parent, ...part }) => accounts.replies(reading, parent, part),
    ofEach: (reading, { slugs }, { each }) => accounts.repliesOfEach(reading, slugs, each),
    isOf: ({ parent_id }: CommentRecord, { slug }) => parent_id === slug,
    found: (page, items) => ({
      value: page,
      // An empty page names no video code, so any change of any comment purges it.
      tags: [...new Set(items.map(({ code }) => tagOf('comments', code)))].concat(
        items.length === 0 ? [listTagOf('comments')] : [],
      ),
      expiresAt: null,
    }),
  }),
  feed: 'accounts',
});
