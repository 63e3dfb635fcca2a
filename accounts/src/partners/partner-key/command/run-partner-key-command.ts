import type { Kysely } from 'kysely';

import type { Tables } from '../../../platform/database/tables';
import { createPartnerKey, type CreatedPartnerKey } from '../create-partner-key';
import { listPartnerKeys, type PartnerKeyDetails } from '../list-partner-keys';
import { revokePartnerKey } from '../revoke-partner-key';
import { rotatePartnerKey } from '../rotate-partner-key';
import type { PartnerKeyCommand } from './partner-key-command';

const made = ({ id, key }: CreatedPartnerKey): string[] => [
  `id   ${id}`,
  `key  ${key}`,
  'The key is shown this once and kept nowhere. Hand it over on a safe way.',
];

const standingOf = ({ revoked_at, expires_at }: PartnerKeyDetails, now: Date): string => {
  if (revoked_at) return `revoked ${revoked_at.toISOString()}`;
  if (expires_at) return `${expires_at > now ? 'ends' : 'ended'} ${expires_at.toISOString()}`;
  return 'in force';
};

const linesOf = (key: PartnerKeyDetails, now: Date): string[] => [
  `${key.id}  ${key.prefix}…  ${key.name}`,
  `    ${standingOf(key, now)}; last used ${key.last_used_at?.toISOString() ?? 'never'}; made ${key.created_at.toISOString()} by ${key.created_by}`,
  `    ${key.scopes.join(' ')}${key.origins.length > 0 ? `; from ${key.origins.join(' ')}` : ''}`,
];

/** Runs a command and returns its output. Throws a Refusal when the input breaks a rule or the key is not valid. */
export const runPartnerKeyCommand = async (
  queries: Kysely<Tables>,
  command: PartnerKeyCommand,
  actor: string,
  now: Date,
): Promise<string> => {
  const lines = await queries.transaction().execute(async (trx) => {
    switch (command.verb) {
      case 'create':
        return made(await createPartnerKey(trx, command.wanted, actor, now));
      case 'rotate': {
        const { id, overlapHours } = command;
        const successor = await rotatePartnerKey(trx, { id, overlapHours, actor, now });
        return [...made(successor), `The old key ends in ${overlapHours} hours.`];
      }
      case 'revoke':
        await revokePartnerKey(trx, command.id, now);
        return ['Revoked: gateways refuse it within seconds.'];
      case 'list': {
        const keys = await listPartnerKeys(trx);
        return keys.length > 0 ? keys.flatMap((key) => linesOf(key, now)) : ['There are no keys yet.'];
      }
    }
  });
  return `${lines.join('\n')}\n`;
};
