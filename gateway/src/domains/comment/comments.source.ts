import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import type { PublicSource } from '../../content/public-loader';
import { ownedListsSource } from '../../content/owned-lists-source';
import { singleSource } from '../../content/single-source';
import { listTagOf, tagOf } from '../../content/tags-of-change';
import type { AccountsClient } from '../../upstreams/accounts/accounts.client';
import type { CommentRecord } from '../../upstreams/accounts/accounts-records';
import type { CommentsPart } from '../../upstreams/accounts/comments.calls';
import type { RecordPage } from '../../upstreams/cms/cms-records';

export interface CommentsQuery extends CommentsPart {
  code: string;
}

export interface RepliesQuery extends CommentsPart {
  parent: string;
}

/** Pages of the comments on a video; every change of one purges all of that video. */
export const commentsSource = (accounts: AccountsClient) =>
  singleSource(
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

/** Pages of replies. Those of several comments, as a page of comments asks for them, are read together. */
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
      // Replies that are gone name no video: they are read anew when anything is written anywhere.
      tags: [...new Set(items.map(({ code }) => tagOf('comments', code)))].concat(
        items.length === 0 ? [listTagOf('comments')] : [],
      ),
      expiresAt: null,
    }),
  }),
  feed: 'accounts',
});
