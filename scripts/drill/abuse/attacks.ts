import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { buildSchema } from 'graphql';

import type { AttackTarget } from './attack-target';
import { hostileBody } from './fuzz-bodies';
import { hostileDocument } from './fuzz-documents';
import { hostileString } from './fuzz-strings';
import { slowBodies, upgrades } from './raw-attacks';
import type { Attempt, Outcome } from './send';
import { complaintOf, mustBeLimited, sendAll, type AttackReport } from './send-all';

/** One kind of attack, limited in count and time. */
export interface Attack {
  /** The product's guarantee against this attack. */
  promise: string;
  run: (place: AttackTarget) => Promise<AttackReport>;
}

const graphPost = (origin: string, query: string, address?: string): Attempt => ({
  origin,
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', ...(address && { 'x-forwarded-for': address }) },
  body: JSON.stringify({ query }),
});

const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
const UNKNOWN_KEYS = 2_000;
const FLOODS = 1_000;
const FLOOD_ADDRESS = '10.200.0.1';
const ALIASES = 15;

const INTROSPECTION = `{ ${Array.from(
  { length: ALIASES },
  (_, place) =>
    `a${place}: __schema { types { name description fields { name description args { name } } } }`,
).join(' ')} }`;

/** Requests that must always be rejected; a 200 is a security hole. */
const forbiddenDoors = ({ site, cms, accounts }: AttackTarget): Attempt[] => {
  const get = (origin: string, path: string): Attempt => ({ origin, method: 'GET', path });
  const contentPaths = [
    '/API/videos',
    '/api/videos',
    '/Api/users',
    '/%61pi/videos',
    '//api/videos',
    '/api;/videos',
  ];
  return [
    ...[site, cms].flatMap((origin) => contentPaths.map((path) => get(origin, path))),
    get(accounts, '/api/auth/..csrf'),
    get(site, '/api/auth/..csrf'),
    get(site, '/uploads/evil.js'),
    get(cms, '/uploads/evil.html'),
    {
      origin: cms,
      method: 'POST',
      path: '/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x--',
    },
    { origin: site, method: 'POST', path: '/graphql', headers: { 'content-type': 'a' }, body: '{}' },
  ];
};

const wayIn = (outcome: Outcome): string | undefined =>
  complaintOf(outcome) ??
  (outcome.status === 200 && !outcome.text.includes('<html') ? 'was answered with 200' : undefined);

const GUESSES = 300;

const guesses = ({ site }: AttackTarget): Attempt[] =>
  Array.from({ length: GUESSES }, (_, count) => {
    const email = `nobody-${count % 60}@sahra.example`;
    const code = String(count).padStart(4, '0');
    return graphPost(
      site,
      `mutation { checkCode(input: { email: "${email}", code: "${code}" }) { errors { code } } }`,
      FLOOD_ADDRESS,
    );
  });

const sample = <T>(arbitrary: fc.Arbitrary<T>, { seed, fuzzRuns }: AttackTarget): T[] =>
  fc.sample(arbitrary, { seed, numRuns: fuzzRuns });

/** Every attack of the drill by name, in the order of execution. */
export const ATTACKS: ReadonlyMap<string, Attack> = new Map<string, Attack>([
  [
    'inherited-keys',
    {
      promise: 'Keys that every object inherits, and keys that nobody knows, are ordinary unknown keys.',
      run: (place) =>
        sendAll(
          fc
            .sample(
              fc.oneof(
                fc.constantFrom(...INHERITED),
                hostileString.filter((text) => text.length < 100),
              ),
              {
                seed: place.seed,
                numRuns: UNKNOWN_KEYS,
              },
            )
            .map((slug) => graphPost(place.site, `{ page(slug: ${JSON.stringify(slug)}) { __typename } }`)),
        ),
    },
  ],
  [
    'introspection',
    {
      promise: 'Fifteen questions for the whole schema in one document are refused, and a flood of them too.',
      run: (place) =>
        sendAll(
          Array.from({ length: FLOODS }, () => graphPost(place.site, INTROSPECTION, FLOOD_ADDRESS)),
          (outcome) =>
            complaintOf(outcome) ??
            (outcome.text.includes('"a1":{"types"') ? 'was answered in full' : undefined),
        ),
    },
  ],
  ['slow-bodies', { promise: `A body that is not whole after 15 s is refused and closed.`, run: slowBodies }],
  ['upgrades', { promise: 'An Upgrade header never puts a connection out of step.', run: upgrades }],
  [
    'forbidden-doors',
    {
      promise: 'No other spelling of a path opens what is closed.',
      run: (place) => sendAll(forbiddenDoors(place), wayIn),
    },
  ],
  [
    'guessed-codes',
    {
      promise: 'Codes cannot be guessed across accounts.',
      run: async (place) => mustBeLimited(await sendAll(guesses(place))),
    },
  ],
  [
    'documents',
    {
      promise: 'No GraphQL document makes the graph fail or hang.',
      run: (place) => {
        const read = (path: string): string => readFileSync(join(place.root, 'schemas', path), 'utf8');
        const schema = buildSchema(read('gateway.graphql'));
        const known = Object.values(JSON.parse(read('operations/site.json')) as Record<string, string>);
        return sendAll(
          sample(hostileDocument(schema, known), place).map((text) => graphPost(place.site, text)),
        );
      },
    },
  ],
  [
    'bodies',
    {
      promise: 'No body makes a service fail or hang.',
      run: (place) => {
        const { site, accounts, cms, media } = place;
        const targets = [
          ...[
            '/graphql',
            '/api/auth/signin/credentials',
            '/api/auth/callback/credentials',
            '/api/auth/signout',
          ],
          ...['/api/payment_webhook/sandbox', '/api/payment_webhook/stripe', '/pay/store', '/pay/bank'],
        ].map((path) => ({ origin: site, path }));
        const inner = [
          ...['/api/register', '/api/forgot_password', '/api/details'].map((path) => ({
            origin: accounts,
            path,
          })),
          ...['/admin/login', '/upload', '/api/search'].map((path) => ({ origin: cms, path })),
          { origin: media, path: '/media' },
        ];
        return sendAll(sample(hostileBody([...targets, ...inner]), place));
      },
    },
  ],
]);
