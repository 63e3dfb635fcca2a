import type { DeskKey } from '../../language/desk-messages.en';

/** Actions that accounts writes down, by their names there. */
const AUDIT_ACTIONS = [
  'comment.reopen',
  'comment.verdict',
  'job.retry',
  'ledger.read',
  'message.read',
  'message.settle',
  'partner_key.create',
  'partner_key.revoke',
  'partner_key.rotate',
  'promo_code.create',
  'promo_code.disable',
  'viewer.end_sessions',
  'viewer.find',
  'viewer.read',
  'vouchers.create',
  'vouchers.disable',
  'watched_word.add',
  'watched_word.remove',
] as const;

/** Returns the key of the text of an action; null for one that the desk does not know yet. */
export const actionKey = (action: string): `audit.do.${(typeof AUDIT_ACTIONS)[number]}` | null => {
  const known = AUDIT_ACTIONS.find((each) => each === action);
  return known ? `audit.do.${known}` : null;
};

/** Kinds of what an action is done to. The id that follows is only for machines, but for those with a name. */
const AUDIT_SUBJECTS = [
  'comment',
  'job',
  'message',
  'messages',
  'partner_key',
  'promo_code',
  'viewer',
  'viewers',
  'vouchers',
  'watched_word',
] as const;
const NAMED = ['promo_code', 'vouchers', 'watched_word'];

/** Returns the key of the text of a subject, and the name after it; null for a kind that the desk does not know yet. */
export const subjectText = (
  subject: string,
): { key: `audit.on.${(typeof AUDIT_SUBJECTS)[number]}`; name: string } | null => {
  const [, kind = '', id = ''] = /^([^:]*):?(.*)$/su.exec(subject) ?? [];
  const known = AUDIT_SUBJECTS.find((each) => each === kind);
  return known ? { key: `audit.on.${known}`, name: NAMED.includes(known) ? id : '' } : null;
};

/** Names of details that accounts writes down with an action. */
const AUDIT_DETAILS = [
  'after',
  'amount',
  'batch',
  'before',
  'code',
  'count',
  'days',
  'ended',
  'found',
  'from',
  'kind',
  'origins',
  'overlap_hours',
  'percent',
  'periods',
  'plan_id',
  'plan_ids',
  'read',
  'scopes',
  'uses_max',
  'valid_from',
  'valid_until',
] as const;

/** Returns the key of the name of a detail; null for one that the desk does not know yet. */
export const detailKey = (name: string): `audit.with.${(typeof AUDIT_DETAILS)[number]}` | null => {
  const known = AUDIT_DETAILS.find((each) => each === name);
  return known ? `audit.with.${known}` : null;
};

/** What comments and messages can be, and the texts for it elsewhere in the desk. */
const STATES: ReadonlyMap<string, DeskKey> = new Map([
  ['published', 'comments.status.published'],
  ['pending', 'comments.status.pending'],
  ['rejected', 'comments.status.rejected'],
  ['removed', 'comments.status.removed'],
  ['open', 'messages.is.open'],
  ['answered', 'messages.is.answered'],
  ['closed', 'messages.is.closed'],
]);

/** Returns the key of the name of a state; null for other values. */
export const stateKey = (value: string): DeskKey | null => STATES.get(value) ?? null;

/** Returns the id of the viewer that a subject names; null for other subjects. */
export const viewerOfSubject = (subject: string): string | null => /^viewer:(.+)$/.exec(subject)?.[1] ?? null;

/** Address of what was done to a viewer. */
export const auditOfViewer = (id: string): string =>
  `/desk/audit?subject=${encodeURIComponent(`viewer:${id}`)}`;
