import { Refusal } from '../../platform/http/errors/refusal';

const REFUSALS: ReadonlyMap<string, readonly [number, string]> = new Map(
  Object.entries<readonly [number, string]>({
    MissingCSRF: [400, 'CSRF_INVALID'],
    CredentialsSignin: [401, 'INCORRECT_CREDENTIALS'],
    UnknownAction: [404, 'NOT_FOUND'],
    InvalidProvider: [404, 'NOT_FOUND'],
  }),
);

/** The refusal that an error type of Auth.js means to a program; undefined where only a browser can be the reader. */
export const refusalOfAuth = (type: string): Refusal | undefined => {
  const entry = REFUSALS.get(type);
  return entry && new Refusal(entry[0], entry[1]);
};
