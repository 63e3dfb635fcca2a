/** @jest-environment node */
import { graphAnswer } from '../testing/fake-graph';
import { fakeUpstream } from '../testing/fake-upstream';
import type { FakeUpstream } from '../testing/fake-upstream';
import { fixtureReleases } from '../testing/fixture-release';
import type { FixtureReleases } from '../testing/fixture-release';
import { startSite } from '../testing/start-site';
import type { RunningSite } from '../testing/start-site';

const TITLES = {
  en: 'Semi-final; Port Said Gulls, Muscat Anchors \\ live',
  ar: 'نصف النهائي: نوارس بورسعيد ضد مراسي مسقط، على الهواء مباشرة من ملعب الميناء القديم',
};

const CHANGED = { entry: '2026-11-20T08:00:00.000Z', event: '2026-11-21T09:30:15.250Z' };

let releases: FixtureReleases;
let gateway: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  gateway = await fakeUpstream(
    graphAnswer({
      CalendarEvent: ({ code }, locale) => ({
        siteSettings: { brand: 'Sahra' },
        video:
          code === 'nothing1'
            ? null
            : {
                code,
                title: locale === 'ar' ? TITLES.ar : TITLES.en,
                description: 'A match',
                updatedAt: CHANGED.event,
                startsAt: code === 'record01' ? null : '2026-11-23T20:00:00.000Z',
                endsAt: null,
                channel: { name: 'Padel' },
              },
      }),
      CalendarEntry: ({ code }, locale) => {
        if (code === 'broken') return null;
        return {
          siteSettings: { brand: 'Sahra' },
          scheduleEntry:
            code === 'final'
              ? {
                  code,
                  title: locale === 'ar' ? TITLES.ar : TITLES.en,
                  updatedAt: CHANGED.entry,
                  startsAt: '2026-11-23T20:00:00.000Z',
                  endsAt: '2026-11-23T22:30:00.000Z',
                  channel: { name: 'Padel' },
                  video: {
                    code: 'av8f4h4k',
                    updatedAt: CHANGED.event,
                    description: 'First line\nsecond line',
                  },
                }
              : null,
        };
      },
    }),
  );
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: gateway.url });
});
afterAll(async () => {
  await site.close();
  await gateway.stop();
  await releases.remove();
});

/** Reads a file as RFC 5545 says, independently of what wrote it. */
const parsed = (text: string): Map<string, string> => {
  const unfolded = text.split('\r\n ').join('');
  const values = new Map<string, string>();
  let component = '';
  for (const line of unfolded.split('\r\n')) {
    const colon = line.indexOf(':');
    const [name = ''] = line.slice(0, colon).split(';');
    const value = line
      .slice(colon + 1)
      .replace(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));
    if (name === 'BEGIN') component = value;
    else if (name === 'END') component = value === 'VALARM' ? 'VEVENT' : '';
    else if (name !== '') values.set(component === 'VEVENT' ? name : `${component}.${name}`, value);
  }
  return values;
};

test('a programme is a calendar file with times in UTC and an alarm', async () => {
  const answer = await site.get('/en/schedule/final.ics');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toContain('text/calendar; charset=utf-8');
  expect(answer.headers['content-disposition']).toContain('.ics');
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const values = parsed(answer.text);
  expect(Object.fromEntries(values)).toMatchObject({
    'VCALENDAR.VERSION': '2.0',
    UID: 'final@localhost',
    // The newer of the entry and its video, of which the file has the description.
    DTSTAMP: '20261121T093015Z',
    'LAST-MODIFIED': '20261121T093015Z',
    SEQUENCE: String((Date.parse('2026-11-21T09:30:15Z') - Date.parse('2020-01-01T00:00:00Z')) / 1000),
    DTSTART: '20261123T200000Z',
    DTEND: '20261123T223000Z',
    SUMMARY: TITLES.en,
    LOCATION: 'Padel, Sahra',
    URL: 'http://localhost:8000/en/schedule/final',
    DESCRIPTION: 'First line\nsecond line\n\nhttp://localhost:8000/en/schedule/final',
    'VALARM.ACTION': 'DISPLAY',
    'VALARM.TRIGGER': '-PT15M',
  });
});

test('a live event without an entry in the schedule has a calendar file of its own; an open end is two hours later', async () => {
  const answer = await site.get('/ar/watch/av8f4h4k.ics');
  expect(answer.status).toBe(200);
  const values = parsed(answer.text);
  expect(Object.fromEntries(values)).toMatchObject({
    UID: 'av8f4h4k@localhost',
    DTSTART: '20261123T200000Z',
    SUMMARY: TITLES.ar,
    LOCATION: 'Padel, Sahra',
    URL: 'http://localhost:8000/ar/watch/av8f4h4k',
  });
  expect(values.get('DTEND')).toBe('20261123T220000Z');
});

test('Arabic is whole, and no line is longer than 75 octets or cut within a letter', async () => {
  const answer = await site.get('/ar/schedule/final.ics');
  expect(parsed(answer.text).get('SUMMARY')).toBe(TITLES.ar);
  const lines = answer.text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(answer.text).not.toContain('\ufffd');
  expect(answer.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('the programme is the same event in both languages, and an unchanged file is not sent again', async () => {
  const [english, arabic] = [
    await site.get('/en/schedule/final.ics'),
    await site.get('/ar/schedule/final.ics'),
  ];
  expect(parsed(english.text).get('UID')).toBe(parsed(arabic.text).get('UID'));
  const etag = String(english.headers['etag']);
  // Caches that compress make a validator weak.
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`])
    expect((await site.get('/en/schedule/final.ics', { 'if-none-match': condition })).status).toBe(304);
});

test('without a prefix the language is the reader’s', async () => {
  const answer = await site.get('/schedule/final.ics', { 'accept-language': 'ar' });
  expect(parsed(answer.text).get('SUMMARY')).toBe(TITLES.ar);
  expect(answer.headers['vary']).toBe('Cookie, Accept-Language');
});

test.each([
  ['an unknown programme', '/en/schedule/nothing.ics', 404],
  ['what cannot be a code', '/en/schedule/a_b.ics', 404],
  ['an unknown video', '/en/watch/nothing1.ics', 404],
  ['a video that begins at no time', '/en/watch/record01.ics', 404],
  ['a graph that does not answer', '/en/schedule/broken.ics', 503],
])('%s is no calendar file', async (_, path, status) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).not.toContain('text/calendar');
});
