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

/** Returns the id of the viewer that a subject names; null for other subjects. */
export const viewerOfSubject = (subject: string): string | null => /^viewer:(.+)$/.exec(subject)?.[1] ?? null;

/** Address of what was done to a viewer. */
export const auditOfViewer = (id: string): string =>
  `/desk/audit?subject=${encodeURIComponent(`viewer:${id}`)}`;
