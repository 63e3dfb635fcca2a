import { Type } from 'typebox';

import { Refusal } from '../http/errors/refusal';
import { videoCodeOf } from './video-code-of';

/** Limit of videos per request. */
const CODES_MAX = 100;
const CODE_AND_COMMA = 13;

/** Query parameter with video codes. */
export const CodesParameter = Type.String({
  minLength: 1,
  maxLength: CODES_MAX * CODE_AND_COMMA,
  description: `Up to ${CODES_MAX} codes of videos, divided by commas.`,
});

/**
 * Reads the codes of a `codes` parameter without duplicates; malformed ones are left out.
 * @throws Refusal (400) for too many.
 */
export const readVideoCodes = (codes: string): string[] => {
  const asked = [...new Set(codes.split(','))];
  if (asked.length > CODES_MAX) throw new Refusal(400, 'BAD_USER_INPUT');
  return asked.flatMap((code) => videoCodeOf(code) ?? []);
};
