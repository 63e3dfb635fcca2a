import { addressKeyOf } from '@sahra/schemas/address-key-of';
import { ownValue } from '@sahra/schemas/own-value';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Dependencies } from '../../platform/dependencies';
import { createCounter } from '../../platform/rate-limit/counter';
import { createKnownDevices } from '../session/known-devices';

/** Who tries to get into an account, and from where. */
export interface Caller {
  emailKey: string;
  ip: string;
  /** Value of the cookie `sahra.device`. */
  device: string | undefined;
}

/** Counts an account and a network address together. */
export const pairKeyOf = ({ emailKey, ip }: Caller): string => `${emailKey} ${addressKeyOf(ip)}`;

export interface KnownCallers {
  callerOf(request: FastifyRequest, emailKey: string): Caller;
  /** Name of a device on which the account was entered; undefined for any other. */
  deviceOf(caller: Caller): string | undefined;
  /** Whether the account was entered from the network address in the last thirty days. */
  isAddressKnown(caller: Caller): Promise<boolean>;
  isKnown(caller: Caller): Promise<boolean>;
  /** Remembers where somebody is who has just proven to be the account's viewer. */
  remember(request: FastifyRequest, reply: FastifyReply, emailKey: string): Promise<void>;
}

/** From where each account was entered: a cookie names the device, and a counter holds the hashed network address. */
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
