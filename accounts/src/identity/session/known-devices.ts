import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { hostCookieOf } from './session-cookie';

const DAY_S = 24 * 60 * 60;
/** A device that nobody signed in on for half a year is a stranger again. */
const KNOWN_SECONDS = 180 * DAY_S;
const FORM = /^([\w-]{16})\.(\d{10})\.([\w-]{43})$/;

/** A cookie that says that somebody has signed in to an account on this device. It opens nothing: who has it may try passwords although strangers may not. */
interface KnownDevices {
  cookie: ReturnType<typeof hostCookieOf>;
  /** A new cookie's value for an account, and when it ends. */
  issue(emailKey: string, now: Date): { value: string; expires: Date };
  /** Name of the device; undefined unless the value is ours, in time, and of this account. */
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
