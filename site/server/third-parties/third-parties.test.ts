/** @jest-environment node */
import { readThirdParties } from './read-third-parties';
import { pagePolicy } from '../security/security-headers';
import { startSite } from '../testing/start-site';
import { fixtureReleases } from '../testing/fixture-release';

const ALL = {
  TAG_MANAGER_ID: 'GTM-1',
  PIXEL_ID: '2',
  HEATMAP_ID: '3',
  CHAT_BOT_ID: '4',
  ADS_ID: 'ca-pub-5',
  ATTRIBUTION_APP_TOKEN: 'six',
  ATTRIBUTION_ENVIRONMENT: 'sandbox',
};

test('by default nothing is configured, and the policy opens for nobody', () => {
  expect(readThirdParties({})).toEqual([]);
  expect(pagePolicy('http://localhost', [], [])).not.toMatch(/https?:|wss:/);
});

test('each service is configured by its id', () => {
  expect(readThirdParties(ALL).map(({ name, id }) => [name, id])).toEqual([
    ['tagManager', 'GTM-1'],
    ['pixel', '2'],
    ['heatmap', '3'],
    ['chatBot', '4'],
    ['ads', 'ca-pub-5'],
    ['attribution', 'six'],
  ]);
  expect(readThirdParties(ALL).at(-1)).toMatchObject({ environment: 'sandbox' });
});

test('the policy opens for the hosts of what is configured, and for no other', () => {
  const policy = pagePolicy('http://localhost', ["'sha256-x'"], readThirdParties({ PIXEL_ID: '2' }));
  expect(policy).toContain("script-src 'self' 'sha256-x' https://connect.facebook.net;");
  expect(policy).toContain("img-src 'self' data: https://www.facebook.com;");
  expect(policy).toContain("frame-src 'self';");
  expect(policy).not.toContain('google');
});

test('pages and the list tell the same', async () => {
  const thirdParties = readThirdParties({ TAG_MANAGER_ID: 'GTM-1' });
  const releases = await fixtureReleases();
  await releases.release('one');
  const site = await startSite({ releasesDir: releases.dir, thirdParties });
  const list = await site.get('/third-parties.json');
  expect(JSON.parse(list.text)).toEqual([
    { name: 'tagManager', id: 'GTM-1', script: 'https://www.googletagmanager.com/gtm.js?id=GTM-1' },
  ]);
  const page = await site.get('/en/faq');
  expect(page.headers['content-security-policy']).toContain('https://www.googletagmanager.com');
  await site.close();
  await releases.remove();
});
