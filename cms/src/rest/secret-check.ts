import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A check of a given text against one secret that takes the same time whatever is given. */
export const secretCheck = (secret: string): ((given: string | undefined) => boolean) => {
  const expected = digest(secret);
  return (given) => given !== undefined && timingSafeEqual(digest(given), expected);
};

const BEARER = 'Bearer ';

/** Check of an `Authorization` header against the static token of the reading services. */
export const bearerCheck = (token: string): ((header: string | undefined) => boolean) => {
  const isToken = secretCheck(token);
  return (header) =>
    header !== undefined && header.startsWith(BEARER) && isToken(header.slice(BEARER.length));
};
