import { releaseCompatibility } from './release-compatibility';
import type { ReleaseContract, ServingCode } from './release-compatibility';

const SHOW =
  'query Show($slug: String!) { show(slug: $slug) { title ...Art } } fragment Art on Show { poster }';
const code: ServingCode = {
  contract: 2,
  schema:
    'type Query { show(slug: String!): Show } type Show { title: String! poster: String subtitle: String }',
  operations: new Map([['own', SHOW]]),
  shellOperations: new Map([['show', 'own']]),
};
const releaseWith = (hash: string, document: string, contract: number | undefined = 2): ReleaseContract => ({
  contract,
  operations: new Map([[hash, document]]),
  shells: [{ page: 'show', operation: { hash } }],
});
const FILLED = { servable: true, plainHeads: new Set() };

test('a release of the same code is served', () => {
  expect(releaseCompatibility(releaseWith('own', SHOW), code)).toEqual(FILLED);
});

test('a release of other code is served while the graph answers its operations', () => {
  const more = SHOW.replace('title ...Art', 'subtitle ...Art title');
  expect(releaseCompatibility(releaseWith('old', more), code)).toEqual(FILLED);
});

test('where it asks for less than the head of this code shows, its pages keep a plain head', () => {
  const less = 'query Show($slug: String!) { show(slug: $slug) { title } }';
  expect(releaseCompatibility(releaseWith('old', less), code)).toEqual({
    servable: true,
    plainHeads: new Set(['show']),
  });
});

test.each([
  [
    'a field that is gone',
    'query Show { show(slug: "a") { rating } }',
    /operation Show: Cannot query field "rating"/,
  ],
  [
    'an argument that is asked for now',
    'query Show { show { title } }',
    /operation Show: .*"slug" of type "String!" is required/,
  ],
])('with %s it waits for a new release, and says why', (_what, document, reason) => {
  const answer = releaseCompatibility(releaseWith('old', document), code);
  expect(answer).toEqual({ servable: false, reason: expect.stringMatching(reason) as string });
});

test.each([
  ['an older contract', 1, 'its shells follow contract 1, this code fills contract 2'],
  ['no contract', undefined, 'its shells follow contract none, this code fills contract 2'],
])('with %s of the shells it waits, and says why', (_what, contract, reason) => {
  const release = { ...releaseWith('own', SHOW), contract };
  expect(releaseCompatibility(release, code)).toEqual({ servable: false, reason });
});
