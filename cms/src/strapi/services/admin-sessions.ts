import type { Core } from '@strapi/strapi';

/** Whether `token` is an access token of the admin panel whose session is still active. */
export const isActiveAdminToken = async (strapi: Core.Strapi, token: string): Promise<boolean> => {
  const sessions = strapi.sessionManager('admin');
  const checked = sessions.validateAccessToken(token);
  return checked.isValid && sessions.isSessionActive(checked.payload.sessionId);
};

/** Returns the id of the user that an access token of the admin panel was issued to; null when it is not valid. */
export const userOfAdminToken = (strapi: Core.Strapi, token: string): number | null => {
  const session = strapi.sessionManager('admin').validateAccessToken(token);
  return session.isValid ? Number(session.payload.userId) : null;
};

/** Issues an access token of the admin panel to a user, as a sign-in does. */
export const issueAdminToken = async (strapi: Core.Strapi, userId: number): Promise<string> => {
  const sessions = strapi.sessionManager('admin');
  const { token } = await sessions.generateRefreshToken(String(userId), undefined, { type: 'session' });
  const issued = await sessions.generateAccessToken(token);
  if ('error' in issued) throw new Error(`User ${userId} gets no token: ${issued.error}`);
  return issued.token;
};
