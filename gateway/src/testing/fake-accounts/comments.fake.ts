import type { CommentRecord } from '../../upstreams/accounts/accounts-records';
import type { FakeCall } from '../fake-upstream';
import { viewerOfCall, errorResponse } from './responses';
import type { FakeAccountsPart } from './parts';

const comment = (id: string, changed: Partial<CommentRecord>): CommentRecord => ({
  id,
  code: 'ep01n1x',
  parent_id: null,
  comment: `Words of ${id}`,
  at: null,
  status: 'published',
  author: 'ياسمين',
  author_id: 'paid',
  reply_count: 0,
  created_at: '2026-11-21T18:00:00.000Z',
  edited_at: null,
  version: 1,
  ...changed,
});

const pageOf = (found: readonly CommentRecord[], { query }: FakeCall) => {
  const begin = Number(query['after'] ?? 0);
  const end = begin + Number(query['limit']);
  return { body: { data: found.slice(begin, end), meta: { next: end < found.length ? String(end) : null } } };
};

/**
 * Holds three comments on `ep01n1x`: two have replies, one is pending. Comments that are sent are added. On a premium and
 * on a deleted video there is one that only its author may ask for.
 */
export const commentsFake: FakeAccountsPart = () => {
  const comments = [
    comment('c-3', { at: 754, reply_count: 2 }),
    comment('c-2', { author: 'Mona', author_id: 'free', reply_count: 1 }),
    comment('c-1', { author: null, author_id: null }),
  ];
  const replies = [
    comment('r-1', { parent_id: 'c-3', author_id: 'free', author: 'Mona' }),
    comment('r-2', { parent_id: 'c-3' }),
    comment('r-3', { parent_id: 'c-2' }),
  ];
  let last = comments.length;
  const waiting = [comment('w-1', { status: 'pending', parent_id: 'c-3' })];
  const elsewhere = [
    comment('p-1', { code: 'premium01', author_id: 'free' }),
    comment('g-1', { code: 'unknown99' }),
  ];

  const shown = [...comments, ...replies];
  const inOrder = (found: readonly CommentRecord[], { query }: FakeCall) =>
    query['order'] === 'oldest' ? [...found].reverse() : found;
  const on = (code: string | undefined, call: FakeCall) => {
    const listed = call.query['order'] === 'latest' ? [...replies, ...comments] : comments;
    return inOrder(
      listed.filter((found) => found.code === code),
      call,
    );
  };

  const read = (call: FakeCall) => {
    const { code, codes, ids, parents } = call.query;
    if (call.path === '/api/comments_of_each') {
      const limit = Number(call.query['limit']);
      const ofEach = (codes ?? '').split(',').flatMap((each) => on(each, call).slice(0, limit));
      return { body: { data: ofEach } };
    }
    if (call.path === '/api/comments_by_id')
      return { body: { data: shown.filter(({ id }) => (ids ?? '').split(',').includes(id)) } };
    if (call.path.startsWith('/api/comments/')) {
      const found = shown.find(({ id }) => id === call.path.split('/')[3]);
      return found ? { body: { data: found } } : errorResponse(404, 'NOT_FOUND');
    }
    if (parents === undefined) return pageOf(on(code, call), call);
    const asked = parents.split(',');
    if (asked.length === 1)
      return pageOf(
        replies.filter((found) => found.parent_id === asked[0]),
        call,
      );
    const each = Number(call.query['limit']);
    const ofEach = asked.flatMap((id) => replies.filter((found) => found.parent_id === id).slice(0, each));
    return { body: { data: ofEach, meta: { next: null } } };
  };

  const add = (call: FakeCall) => {
    const sent = JSON.parse(call.body) as { code: string; comment: string; parent_id: string | null };
    const error_codes = { ...(sent.comment.trim() === '' && { comment: ['COMMENT_REQUIRED'] }) };
    if (error_codes.comment) return errorResponse(422, 'COMMENT_REQUIRED', { error_codes });
    if (sent.parent_id === 'gone')
      return errorResponse(422, 'COMMENT_FAILED', { error_codes: { parent_id: ['COMMENT_FAILED'] } });
    const status = sent.comment.includes('http') ? 'pending' : 'published';
    const made = comment(`c-${(last += 1)}`, { ...sent, status });
    if (status === 'published') (sent.parent_id === null ? comments : replies).unshift(made);
    return { status: 201, body: { data: made } };
  };

  const ownOf = ({ path }: FakeCall, author: string): CommentRecord | undefined =>
    [...comments, ...replies, ...waiting, ...elsewhere].find(
      ({ id, author_id }) => id === path.split('/')[3] && author_id === author,
    );
  const edit = (call: FakeCall, author: string) => {
    const found = ownOf(call, author);
    if (!found) return errorResponse(404, 'NOT_FOUND');
    const sent = JSON.parse(call.body) as Pick<CommentRecord, 'comment' | 'version'>;
    if (sent.comment.trim() === '')
      return errorResponse(422, 'COMMENT_REQUIRED', { error_codes: { comment: ['COMMENT_REQUIRED'] } });
    if (sent.version !== found.version) return errorResponse(409, 'COMMENT_CHANGED');
    const status: CommentRecord['status'] = sent.comment.includes('http') ? 'pending' : 'published';
    const marks = { status, version: found.version + 1, edited_at: '2026-11-21T19:00:00.000Z' };
    return { body: { data: { ...found, ...sent, ...marks } } };
  };
  const moments = ({ query }: FakeCall) =>
    [...shown]
      .filter(({ code, at }) => (query['codes'] ?? '').split(',').includes(code) && at !== null)
      .map(({ code, at }) => ({ code, at, comments: 1 }));

  return (call) => {
    if (call.path === '/api/comment_moments') return { body: { data: moments(call) } };
    if (!/^\/api\/comment(?:s|s_of_each|s_by_id|_replies)(?:\/|$)/.test(call.path)) return undefined;
    if (call.method === 'GET' && !call.path.endsWith('/own')) return read(call);
    const viewer = viewerOfCall(call);
    if (!viewer) return errorResponse(401, 'SESSION_REQUIRED');
    if (call.method === 'GET' && call.path !== '/api/comments/own') {
      const data = ownOf(call, viewer.id);
      return data ? { body: { data } } : errorResponse(404, 'NOT_FOUND');
    }
    if (call.method === 'GET')
      return {
        body: {
          data: waiting.filter(
            ({ author_id, code }) =>
              author_id === viewer.id && (call.query['codes'] ?? '').split(',').includes(code),
          ),
        },
      };
    if (call.path === '/api/comments') return add(call);
    if (call.method === 'PUT') return edit(call, viewer.id);
    const id = call.path.split('/')[3];
    const named = [...comments, ...replies].find((known) => known.id === id);
    if (!named) return errorResponse(404, 'NOT_FOUND');
    const own = named.author_id === viewer.id;
    if (call.method === 'DELETE') return own ? { status: 204, body: '' } : errorResponse(404, 'NOT_FOUND');
    return own ? errorResponse(403, 'FORBIDDEN') : { status: 204, body: '' };
  };
};
