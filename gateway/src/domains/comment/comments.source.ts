import type { PublicSource } from '../../content/public-loader';
import { ownedListsSource } from '../../content/owned-lists-source';
import { keyedSource } from '../../content/keyed-source';
import { listTagOf, tagOf } from '../../content/tags-of-change';
import type { AccountsClient } from '../../upstreams/accounts/accounts.client';
import type { CommentRecord } from '../../upstreams/accounts/accounts-records';
import type { CommentsOrder, CommentsPageQuery } from '../../upstreams/accounts/comments.calls';
import type { RecordPage } from '../../upstreams/cms/cms-records';

export interface CommentsQuery extends CommentsPageQuery {
  code: string;
  order: CommentsOrder;
  /** With the order `position`: second of the video to begin at. */
  from: number;
}

export interface RepliesQuery extends CommentsPageQuery {
  parent: string;
}

/**
 * Source of comment pages of a video; several videos are read together. Any change of one comment purges all pages
 * of its video.
 */
export const commentsSource = (
  accounts: AccountsClient,
): PublicSource<CommentsQuery, RecordPage<CommentRecord>> => ({
  ...ownedListsSource({
    name: 'comments',
    keyOf: ({ code, order, from, limit, cursor }: CommentsQuery) =>
      JSON.stringify([code, order, from, limit, cursor]),
    // The other orders are read for one open page.
    ownerOf: ({ code, order, cursor }) =>
      cursor === null && (order === 'newest' || order === 'oldest') ? { type: 'video', slug: code } : null,
    groupOf: ({ order }) => order,
    page: (reading, { code, order, from, ...part }) =>
      accounts.comments(reading, { code, order, from }, part),
    ofEach: (reading, { slugs }, { query: { order }, each }) =>
      accounts.commentsOfEach(reading, slugs, { order, limit: each }),
    isOf: ({ code }: CommentRecord, { slug }) => code === slug,
    found: (value, _items, { code }) => ({ value, tags: [tagOf('comments', code)], expiresAt: null }),
  }),
  feed: 'accounts',
});

/** Ids of comments are UUIDs; any other text gets null without a request. */
const COMMENT_ID = /^[\w-]{1,64}$/;

/** Source of one comment or reply that everybody can read, by id. */
export const commentSource = (accounts: AccountsClient): PublicSource<string, CommentRecord | null> => ({
  ...keyedSource({
    name: 'comment',
    isPossible: (id) => COMMENT_ID.test(id),
    keyOf: ({ id }: CommentRecord) => id,
    one: accounts.comment,
    many: accounts.commentsById,
    found: (value) => ({
      value,
      tags: [value ? tagOf('comments', value.code) : listTagOf('comments')],
      expiresAt: null,
    }),
  }),
  feed: 'accounts',
});

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
