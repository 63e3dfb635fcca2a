import { createHmac } from 'node:crypto';

import { DESK_AUDIENCE, type DeskScope } from '@sahra/schemas/desk-access';

/** A token serves one call, which follows at once. */
const LIVES_SECONDS = 60;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

interface DeskToken {
  secret: string;
  /** E-mail address of the editor, who is named in the audit log. */
  email: string;
  scopes: readonly DeskScope[];
  nowMs: number;
}

/** Signs the JWT (RFC 7519, HS256) with which an editor makes one call to accounts: docs/decisions/0075. */
export const signDeskToken = ({ secret, email, scopes, nowMs }: DeskToken): string => {
  const iat = Math.floor(nowMs / 1000);
  const claims = { sub: email, aud: DESK_AUDIENCE, scopes, iat, exp: iat + LIVES_SECONDS };
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};
