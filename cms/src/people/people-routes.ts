import type { DeskScope } from '@sahra/schemas/desk-access';

/** A route of accounts that the desk may reach, below `/desk/people` here and `/api/admin` there. */
export interface PeopleRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  scope: DeskScope;
  /** Query parameters that are passed on. */
  query?: readonly string[];
}

const COMMENTS: PeopleRoute[] = [
  { method: 'GET', path: '/comments', scope: 'comments:moderate', query: ['list', 'after'] },
  { method: 'GET', path: '/comments/counts', scope: 'comments:moderate' },
  { method: 'GET', path: '/comments/:id', scope: 'comments:moderate' },
  { method: 'PUT', path: '/comments/:id/verdict', scope: 'comments:moderate' },
  { method: 'DELETE', path: '/comments/:id/verdict', scope: 'comments:moderate' },
  { method: 'GET', path: '/watched_words', scope: 'comments:moderate' },
  { method: 'POST', path: '/watched_words', scope: 'comments:moderate' },
  { method: 'DELETE', path: '/watched_words/:folded', scope: 'comments:moderate' },
];

const VIEWERS: PeopleRoute[] = [
  { method: 'GET', path: '/viewers', scope: 'viewers:read', query: ['q', 'after'] },
  { method: 'GET', path: '/viewers/:id', scope: 'viewers:read' },
  { method: 'DELETE', path: '/viewers/:id/sessions', scope: 'viewers:write' },
  { method: 'GET', path: '/viewers/:id/ledger', scope: 'ledger:read', query: ['after'] },
  {
    ...{ method: 'GET', path: '/messages', scope: 'messages:read' },
    query: ['kind', 'status', 'viewer_id', 'after'],
  },
  { method: 'PUT', path: '/messages/:id', scope: 'messages:write' },
];

const OVERVIEWS: PeopleRoute[] = [
  { method: 'GET', path: '/newsletter', scope: 'newsletter:read' },
  { method: 'GET', path: '/audit', scope: 'audit:read', query: ['subject', 'after'] },
];

const CODES: PeopleRoute[] = [
  { method: 'GET', path: '/promo_codes', scope: 'codes:write', query: ['after'] },
  { method: 'POST', path: '/promo_codes', scope: 'codes:write' },
  { method: 'DELETE', path: '/promo_codes/:code', scope: 'codes:write' },
  { method: 'GET', path: '/vouchers', scope: 'codes:write' },
  { method: 'POST', path: '/vouchers', scope: 'codes:write' },
  { method: 'DELETE', path: '/vouchers/:batch', scope: 'codes:write' },
  { method: 'GET', path: '/partner_keys', scope: 'keys:write' },
  { method: 'POST', path: '/partner_keys', scope: 'keys:write' },
  { method: 'POST', path: '/partner_keys/:id/rotate', scope: 'keys:write' },
  { method: 'DELETE', path: '/partner_keys/:id', scope: 'keys:write' },
];

/** Every call of the desk to accounts; nothing else is passed on. */
export const PEOPLE_ROUTES: readonly PeopleRoute[] = [...COMMENTS, ...VIEWERS, ...OVERVIEWS, ...CODES];
