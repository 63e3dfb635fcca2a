import type { GraphErrorCode } from '@sahra/schemas/error-codes';
import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';

import { isZoneGuessed, viewerZone } from '../clock/viewer-zone';

export interface OperationAnswer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: GraphErrorCode } }[];
}

export interface OperationCall {
  name: string;
  /** SHA-256 of the document. */
  hash: string;
  variables: unknown;
  locale: Locale;
  token: string | null;
  /** Set for mutations. */
  idempotencyKey?: string | undefined;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/**
 * Returns the headers of every request: the page's locale, and the viewer's time zone, the access token and the
 * idempotency key when there are such.
 */
export const callHeaders = (
  locale: Locale,
  token: string | null,
  idempotencyKey?: string,
): Record<string, string> => ({
  ...(isZoneGuessed() ? {} : { [HEADERS.timeZone]: viewerZone() }),
  accept: 'application/json',
  'content-type': 'application/json',
  [HEADERS.localization]: locale,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(idempotencyKey ? { [HEADERS.idempotencyKey]: idempotencyKey } : {}),
});

/** Returns the body of a persisted operation. */
export const callBody = (name: string, hash: string, variables: unknown): string =>
  JSON.stringify({
    operationName: name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  });

/** Sends a persisted operation over POST, with cookies. */
export const sendOperation = async <Data>({
  name,
  hash,
  variables,
  locale,
  token,
  idempotencyKey,
  keepalive = false,
}: OperationCall): Promise<OperationAnswer<Data>> => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: callHeaders(locale, token, idempotencyKey),
    body: callBody(name, hash, variables),
    keepalive,
  });
  return (await response.json()) as OperationAnswer<Data>;
};
