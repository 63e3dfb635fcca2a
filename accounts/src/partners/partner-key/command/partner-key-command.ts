import { parseArgs } from 'node:util';

import { isUuid } from '../../../platform/text/is-uuid';
import type { PartnerKeyInput } from '../check-partner-key';
import { ROTATION_HOURS } from '../rotate-partner-key';
import { UsageError } from './usage-error';

/** Parsed command of `npm run partner-key`. */
export type PartnerKeyCommand =
  | { verb: 'create'; wanted: PartnerKeyInput }
  | { verb: 'list' }
  | { verb: 'rotate'; id: string; overlapHours: number }
  | { verb: 'revoke'; id: string };

/** Maximum overlap in hours: a partner who needs more than a month is not rotating a key. */
const OVERLAP_HOURS_MAX = 31 * 24;

const text = { type: 'string' } as const;
const options = { name: text, scopes: text, kind: text, origins: text, id: text, 'overlap-hours': text };

const listOf = (value: string | undefined): string[] =>
  (value ?? '').split(',').flatMap((part) => part.trim() || []);

const idOf = (value: string | undefined): string => {
  if (!isUuid(value)) throw new UsageError('Name the key: --id as "list" shows it.');
  return value;
};

const overlapOf = (value: string | undefined): number => {
  const hours = value === undefined ? ROTATION_HOURS : Number(value);
  if (!Number.isInteger(hours) || hours < 0 || hours > OVERLAP_HOURS_MAX)
    throw new UsageError(`--overlap-hours is a whole number from 0 to ${OVERLAP_HOURS_MAX}.`);
  return hours;
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError('These options are not known.');
  }
};

/** Parses the arguments of a command; throws a UsageError with the usage text. */
export const parsePartnerKeyCommand = (args: readonly string[]): PartnerKeyCommand => {
  const { values, positionals } = parsed(args);
  const [verb, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`"${more.join(' ')}" is too much.`);
  switch (verb) {
    case 'create': {
      const { name = '', scopes, origins, kind = 'sk' } = values;
      if (kind !== 'sk' && kind !== 'pk') throw new UsageError('--kind is sk or pk.');
      return { verb, wanted: { name, kind, scopes: listOf(scopes), origins: listOf(origins) } };
    }
    case 'list':
      return { verb };
    case 'rotate':
      return { verb, id: idOf(values.id), overlapHours: overlapOf(values['overlap-hours']) };
    case 'revoke':
      return { verb, id: idOf(values.id) };
    default:
      throw new UsageError('Say what to do: create, list, rotate or revoke.');
  }
};
