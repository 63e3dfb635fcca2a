import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

const PARAMETER = 'c';

/** Unprefixed address of a short. */
export const shortAddress = (code: string): string => `/shorts?${PARAMETER}=${code}`;

/** Returns the code that the query of an address names; null without one, and where it cannot be a code. */
export const shortCodeOf = (search: string): string | null => {
  const code = new URLSearchParams(search).get(PARAMETER)?.toLowerCase() ?? '';
  return VIDEO_CODE_PATTERN.test(code) ? code : null;
};
