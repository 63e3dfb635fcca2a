import fc, { type Arbitrary } from 'fast-check';

import { hostileString } from './fuzz-strings';
import type { Attempt } from './send';

/** A URL that accepts bodies, on the public origin or on a service behind it. */
export interface BodyTarget {
  origin: string;
  path: string;
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/graphql',
  'a',
  '',
  'application/json, text/html',
] as const;

const FIELDS = [
  'query',
  'variables',
  'operationName',
  'extensions',
  'csrfToken',
  'email',
  'password',
  'code',
];

const jsonBody: Arbitrary<string> = fc
  .oneof(
    fc.dictionary(
      fc.oneof(fc.constantFrom(...FIELDS, '__proto__', 'constructor'), hostileString),
      fc.anything({
        maxDepth: 3,
        values: [hostileString, fc.double(), fc.boolean(), fc.constant(null)],
      }),
      { maxKeys: 5 },
    ),
    fc.array(hostileString, { maxLength: 5 }),
    hostileString,
  )
  .map((value) => JSON.stringify(value));

const percentEncoded = (text: string): string => Buffer.from(text).toString('hex').replace(/../g, '%$&');

const formBody: Arbitrary<string> = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...FIELDS), hostileString), hostileString), { maxLength: 5 })
  .map((pairs) => pairs.map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`).join('&'));

const multipartBody: Arbitrary<string> = fc
  .tuple(hostileString, hostileString)
  .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--`);

const cutJson: Arbitrary<string> = fc
  .tuple(jsonBody, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([text, part]) => text.slice(0, Math.floor(text.length * part)));

/** Generates hostile bodies for each target, with and without a matching content type. */
export const hostileBody = (targets: readonly BodyTarget[]): Arbitrary<Attempt> =>
  fc
    .record({
      target: fc.constantFrom(...targets),
      method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'),
      type: fc.constantFrom(...TYPES),
      body: fc.oneof(jsonBody, jsonBody, cutJson, formBody, multipartBody, hostileString),
    })
    .map(({ target, method, type, body }) => ({
      origin: target.origin,
      method,
      path: target.path,
      headers: type === '' ? {} : { 'content-type': type },
      body,
    }));
