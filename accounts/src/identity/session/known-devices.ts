import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { DAY_S } from '@sahra/schemas/constants';

import { hostCookieOf } from './session-cookie';

/** Without a sign-in for half a year, a device counts as unknown again. */
const KNOWN_SECONDS = 180 * DAY_S;
const FORM = /^([\w-]{16})\.(\d{10})\.([\w-]{43})$/;

/**
 * Cookie that proves an earlier sign-in to an account on this device. It does not sign in: its holder may only try
 * passwords while unknown callers may not.
 */
interface KnownDevices {
  cookie: ReturnType<typeof hostCookieOf>;
  /** Creates a cookie value for an account, with its expiry time. */
  issue(emailKey: string, now: Date): { value: string; expires: Date };
  /** Returns the device's name; undefined unless the value is authentic, unexpired and of this account. */
  nameOf(value: string | undefined, emailKey: string, now: Date): string | undefined;
}

export const createKnownDevices = (config: { publicOrigin: string; authSecret: string }): KnownDevices => {
  const signatureOf = (name: string, ends: string, emailKey: string): Buffer =>
    createHmac('sha256', config.authSecret).update(`known device:${name}:${ends}:${emailKey}`).digest();
  return {
    cookie: hostCookieOf(config.publicOrigin, 'sahra.device'),
    issue: (emailKey, now) => {
      const name = randomBytes(12).toString('base64url');
      const ends = Math.floor(now.getTime() / 1000) + KNOWN_SECONDS;
      const signature = signatureOf(name, String(ends), emailKey).toString('base64url');
      return { value: `${name}.${ends}.${signature}`, expires: new Date(ends * 1000) };
    },
    nameOf: (value, emailKey, now) => {
      const [, name = '', ends = '', signature = ''] = FORM.exec(value ?? '') ?? [];
      if (name === '' || Number(ends) * 1000 <= now.getTime()) return undefined;
      const given = Buffer.from(signature, 'base64url');
      return timingSafeEqual(given, signatureOf(name, ends, emailKey)) ? name : undefined;
    },
  };
};
