import { SignJWT } from 'jose';

import { DESK_AUDIENCE, DESK_SCOPES, type DeskScope } from '@sahra/schemas/desk-access';

import { TEST_CONFIG, type RunningAccounts } from './start-accounts';

const LIVES_S = 60;

interface Claims {
  scopes?: readonly DeskScope[];
  secret?: string;
  audience?: string;
  /** Seconds until it expires, by the clock of the service. */
  lives?: number;
}

/** Signs a token as the cms desk does for one call, with all scopes unless the test names some. */
export const deskToken = (
  { clock }: Pick<RunningAccounts, 'clock'>,
  { scopes = Object.keys(DESK_SCOPES) as DeskScope[], secret, audience, lives = LIVES_S }: Claims = {},
): Promise<string> => {
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ scopes })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject('support@sahra.example')
    .setAudience(audience ?? DESK_AUDIENCE)
    .setIssuedAt(now - 1)
    .setExpirationTime(now + lives)
    .sign(new TextEncoder().encode(secret ?? TEST_CONFIG.deskSecret));
};
