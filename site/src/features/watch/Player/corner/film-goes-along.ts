import { splitPath } from '../../../../shared/i18n/split-path';

/** Pages to log in, to register, to pay, to delete an account, and the one that is filled with films of its own. */
const WITHOUT_FILM =
  /^\/(?:auth|subscribe|subscribtion|shorts|settings\/delete-account|settings\/select-reasons)(?:\/|$)/;

/** Returns whether a film may go on in the corner of a page. */
export const filmGoesAlong = (path: string): boolean => !WITHOUT_FILM.test(splitPath(path).path);
