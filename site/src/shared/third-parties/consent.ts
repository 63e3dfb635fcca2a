import { DAY_S } from '@sahra/schemas/constants';

import { createStore } from '../store/create-store';
import { readCookie, writeCookie } from '../store/cookies';
import { PURPOSES } from './purposes';
import type { Purpose } from './purposes';

const CONSENT_COOKIE = 'consent';
/** After half a year a viewer is asked again, as data protection authorities advise. */
const KEPT_S = 182 * DAY_S;
const NOTHING = 'none';

/** Purposes that the viewer agreed to; null before any choice. */
export type Consent = readonly Purpose[] | null;

/** Reads the choice from the value of the cookie (`analytics.support`). */
export const parseConsent = (kept: string | null): Consent => {
  if (kept === null) return null;
  const names = kept.split('.');
  return PURPOSES.filter((purpose) => names.includes(purpose));
};

/** The viewer's choice on this device. */
export const consent = createStore<Consent>(
  typeof document === 'undefined' ? null : parseConsent(readCookie(CONSENT_COOKIE)),
);

export const saveConsent = (agreed: readonly Purpose[]): void => {
  writeCookie(CONSENT_COOKIE, agreed.join('.') || NOTHING, { maxAge: KEPT_S });
  consent.set(agreed);
};
