import type { SessionRecord, ViewerRecord } from '../../upstreams/accounts/accounts-records';

export const SESSION_COOKIE = 'sahra.session=s-paid; Path=/; HttpOnly; SameSite=Lax';
export const CSRF_COOKIE = 'sahra.csrf=c1; Path=/; HttpOnly; SameSite=Lax';
export const RECOVERY_COOKIE = 'sahra.recovery=recovery-1; Path=/; HttpOnly; SameSite=Lax';
export const ENDED_RECOVERY_COOKIE = 'sahra.recovery=; Path=/; Max-Age=0';
export const ENDED_SESSION_COOKIE = 'sahra.session=; Path=/; Max-Age=0';

/** Creates a session of a viewer with a new access token. */
export const sessionOf = (viewer: ViewerRecord): SessionRecord => ({
  ...viewer,
  token: `bearer-${viewer.id}`,
  token_expires_at: '2026-11-21T18:10:00.000Z',
});
