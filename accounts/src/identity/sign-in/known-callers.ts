import { ipRateLimitKey } from '@sahra/schemas/ip-rate-limit-key';
import { ownValue } from '@sahra/schemas/own-value';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Dependencies } from '../../platform/dependencies';
import { createCounter } from '../../platform/rate-limit/counter';
import { createKnownDevices } from '../session/known-devices';

/** Caller who tries to sign in to an account, with its network address and device. */
export interface Caller {
  emailKey: string;
  ip: string;
  /** Value of the cookie `sahra.device`. */
  device: string | undefined;
}

/** Returns the counter key of an account together with a network address. */
export const pairKeyOf = ({ emailKey, ip }: Caller): string => `${emailKey} ${ipRateLimitKey(ip)}`;

export interface KnownCallers {
  callerOf(request: FastifyRequest, emailKey: string): Caller;
  /** Returns the name of a device that has signed in to the account; undefined for any other. */
  deviceOf(caller: Caller): string | undefined;
  /** Returns whether somebody signed in to the account from this network address in the last thirty days. */
  isAddressKnown(caller: Caller): Promise<boolean>;
  isKnown(caller: Caller): Promise<boolean>;
  /** Stores device and network address of a caller who has just proven to be the account's viewer. */
  remember(request: FastifyRequest, reply: FastifyReply, emailKey: string): Promise<void>;
}

/**
 * Tracks from where each account was signed in to: a cookie names the device, and a counter holds the hashed
 * network address.
 */
export const createKnownCallers = ({
  config,
  database,
  rateLimits,
  clock,
}: Pick<Dependencies, 'config' | 'database' | 'rateLimits' | 'clock'>): KnownCallers => {
  const devices = createKnownDevices(config);
  const addresses = createCounter(database.pool, rateLimits, 'knownAddress');
  const callerOf = (request: FastifyRequest, emailKey: string): Caller => ({
    emailKey,
    ip: request.ip,
    device: ownValue(request.cookies, devices.cookie.name),
  });
  const deviceOf = ({ device, emailKey }: Caller) => devices.nameOf(device, emailKey, clock());
  const isAddressKnown = async (caller: Caller) => (await addresses.count(pairKeyOf(caller))) > 0;
  return {
    callerOf,
    deviceOf,
    isAddressKnown,
    isKnown: async (caller) => deviceOf(caller) !== undefined || isAddressKnown(caller),
    remember: async (request, reply, emailKey) => {
      await addresses.mark(pairKeyOf(callerOf(request, emailKey)));
      const { value, expires } = devices.issue(emailKey, clock());
      void reply.setCookie(devices.cookie.name, value, { ...devices.cookie.options, expires });
    },
  };
};
