import { Refusal } from '../errors/refusal';

const REFUSALS: Readonly<Record<string, readonly [number, string]>> = {
  MissingCSRF: [400, 'CSRF_INVALID'],
  CredentialsSignin: [401, 'INCORRECT_CREDENTIALS'],
  UnknownAction: [404, 'NOT_FOUND'],
  InvalidProvider: [404, 'NOT_FOUND'],
};

/** The refusal that an error type of Auth.js means to a program; undefined where only a browser can be the reader. */
export const refusalOfAuth = (type: string): Refusal | undefined => {
  const entry = REFUSALS[type];
  return entry && new Refusal(entry[0], entry[1]);
};
