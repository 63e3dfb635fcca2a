import { expect } from '@playwright/test';
import metascraper from 'metascraper';
import description from 'metascraper-description';
import image from 'metascraper-image';
import title from 'metascraper-title';
import { unfurl } from 'unfurl.js';

import { test } from '../browser/support/test';

/** What a message shows of a link. */
interface Card {
  title: string | undefined;
  description: string | undefined;
  image: string | undefined;
}

const readByMetascraper = metascraper([title(), description(), image()]);

const READERS: Readonly<Record<string, (url: string) => Promise<Card>>> = {
  'unfurl.js': async (url) => {
    const { open_graph: card } = await unfurl(url);
    return { title: card.title, description: card.description, image: card.images?.[0]?.url };
  },
  metascraper: async (url) => {
    const read = await readByMetascraper({ url, html: await (await fetch(url)).text() });
    return { title: read.title, description: read.description, image: read.image };
  },
};

/** Many messengers take no WebP and AVIF, and nothing larger. */
const IMAGE_BYTES_MAX = 600 * 1024;

for (const [name, read] of Object.entries(READERS)) {
  for (const locale of ['en', 'ar'] as const) {
    test(`${name}: reads the cards of pages in ${locale}`, async ({ request, baseURL, catalogue }) => {
      for (const path of [`watch/${catalogue.episode}`, `shows/${catalogue.showSlug}`]) {
        const card = await read(`${baseURL}/${locale}/${path}`);
        expect(card).toMatchObject({
          title: expect.stringMatching(/./),
          description: expect.stringMatching(/./),
          image: expect.stringMatching(/^http/),
        });
        const picture = await request.get(card.image ?? '');
        expect(picture.headers()['content-type']).toMatch(/^image\/(?:jpeg|png)$/);
        expect((await picture.body()).length).toBeLessThanOrEqual(IMAGE_BYTES_MAX);
      }
    });
  }
}
