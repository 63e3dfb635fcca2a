import { isDay, readInstant } from '@sahra/schemas/read-instant';
import { Kind } from 'graphql';
import type { ValueNode } from 'graphql';

import { GraphFailure } from './graph-failure';

/** The basic form of ISO 8601, without hyphens and colons, as calendars write it. */
const BASIC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d(?:\.\d+)?)(?:(Z)|([+-]\d\d)(\d\d))$/i;

/** Writes the basic form as RFC 3339; leaves every other text. */
const extended = (text: string): string =>
  text.replace(
    BASIC,
    (_all, year, month, day, hour, minute, second, utc: string | undefined, hours, minutes) =>
      `${year}-${month}-${day}T${hour}:${minute}:${second}${utc ?? `${hours}:${minutes}`}`,
  );

const instantOf = (value: unknown): string => {
  const instant = readInstant(typeof value === 'string' ? extended(value) : value);
  if (instant) return instant.toISOString();
  throw new GraphFailure(
    'BAD_USER_INPUT',
    'A DateTime is an instant of RFC 3339 with its zone: "2026-11-28T18:00:00Z" or "2026-11-28T22:00:00+04:00".',
  );
};

/**
 * What the scalars of the contract do. A `GraphQLScalarType` would also replace their descriptions, and the addresses of
 * their specifications, by nothing.
 */
export const SCALARS = {
  /** Instants of clients and upstreams; returned in UTC with milliseconds. */
  DateTime: {
    __serialize: instantOf,
    __parseValue: instantOf,
    __parseLiteral: (node: ValueNode) => instantOf(node.kind === Kind.STRING ? node.value : null),
  },
  /** Days: upstreams send them as `YYYY-MM-DD`, and no field takes one. */
  Date: {
    __serialize: (value: unknown): string => {
      if (typeof value === 'string' && isDay(value)) return value;
      throw new GraphFailure('INTERNAL', 'A Date is a day of the calendar: "2026-11-28".');
    },
  },
};
