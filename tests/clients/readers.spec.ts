import { Readable } from 'node:stream';

import { expect } from '@playwright/test';
import FeedParser from 'feedparser';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import Parser from 'rss-parser';

import { askGraph } from '../browser/support/graph';
import { test } from '../browser/support/test';

/** What a reader of feeds shows. */
interface ReadFeed {
  title: string | undefined;
  items: { title: string | undefined; link: string | undefined; sound: string | undefined }[];
}

const FEED_READERS: Readonly<Record<string, (xml: string) => Promise<ReadFeed>>> = {
  'rss-parser': async (xml) => {
    const { title, items } = await new Parser().parseString(xml);
    return {
      title,
      items: items.map((item) => ({ title: item.title, link: item.link, sound: item.enclosure?.url })),
    };
  },
  feedparser: async (xml) => {
    const parser = Readable.from([xml]).pipe(new FeedParser({}));
    const items: ReadFeed['items'] = [];
    for await (const item of parser as AsyncIterable<FeedParser.Item>)
      items.push({ title: item.title, link: item.link, sound: item.enclosures[0]?.url });
    return { title: parser.meta.title, items };
  },
};

interface ReadEvent {
  title: string | undefined;
  startsAt: number;
  endsAt: number;
}

const CALENDAR_READERS: Readonly<Record<string, (text: string) => ReadEvent>> = {
  'ical.js': (text) => {
    const [component] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
    if (!component) throw new Error('There is no event.');
    const { summary, startDate, endDate } = new ICAL.Event(component);
    return { title: summary, startsAt: startDate.toJSDate().getTime(), endsAt: endDate.toJSDate().getTime() };
  },
  'node-ical': (text) => {
    const event = Object.values(sync.parseICS(text)).find((each) => each?.type === 'VEVENT');
    if (event?.type !== 'VEVENT') throw new Error('There is no event.');
    const { summary, start, end } = event;
    const title = typeof summary === 'string' ? summary : summary.val;
    return { title, startsAt: start.getTime(), endsAt: end?.getTime() ?? NaN };
  },
};

for (const locale of ['en', 'ar'] as const) {
  for (const [name, readFeed] of Object.entries(FEED_READERS)) {
    test(`${name}: reads each podcast in ${locale}`, async ({ request }) => {
      const { data } = await askGraph<{ shows: { nodes: { slug: string }[] } }>(
        '{ shows(filter: { area: PODCAST }) { nodes { slug } } }',
      );
      expect(data.shows.nodes.length).toBeGreaterThan(0);
      for (const { slug } of data.shows.nodes) {
        const { title, items } = await readFeed(
          await (await request.get(`/${locale}/shows/${slug}/feed.xml`)).text(),
        );
        expect(title).toMatch(/./);
        expect(items.length).toBeGreaterThan(0);
        for (const item of items) {
          expect(item).toMatchObject({
            title: expect.stringMatching(/./),
            link: expect.stringMatching(/^http/),
          });
          expect((await request.head(item.sound ?? '')).status()).toBe(200);
        }
      }
    });
  }

  for (const [name, readEvent] of Object.entries(CALENDAR_READERS)) {
    test(`${name}: reads a programme and an event in ${locale}`, async ({ request, catalogue }) => {
      for (const path of [`schedule/${catalogue.programme}`, `watch/${catalogue.upcoming}`]) {
        const response = await request.get(`/${locale}/${path}.ics`);
        expect(response.headers()['content-type']).toMatch(/^text\/calendar/);
        const { title, startsAt, endsAt } = readEvent(await response.text());
        expect(title).toMatch(/./);
        expect(startsAt).toBeGreaterThan(Date.now());
        expect(endsAt).toBeGreaterThan(startsAt);
      }
    });
  }
}
