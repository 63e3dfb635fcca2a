import { PUBLIC_CACHE_CONTROL } from '../../graph/cache-control.plugin';
import { nodeId } from '../../graph/node-id';
import {
  businessPage,
  contactPage,
  genericPage,
  legalPage,
  manifestoPage,
  whereToWatchPage,
} from '../../testing/pages';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.cms.pages = [
    manifestoPage,
    businessPage,
    legalPage('terms-and-conditions'),
    legalPage('privacy-policy', { locale: 'ar', title: 'سياسة الخصوصية' }),
    contactPage,
    whereToWatchPage,
    genericPage('about'),
    genericPage('press'),
  ];
});
afterEach(() => gateway.close());

const ARABIC = { 'x-localization': 'ar' };
const title = (slug: string): string => `{ page(slug: "${slug}") { __typename slug title language } }`;

const page = async (slug: string, fields: string): Promise<unknown> => {
  const { body } = await gateway.ask(`{ page(slug: "${slug}") { __typename ${fields} } }`);
  expect(body.errors).toBeUndefined();
  return body.data?.['page'];
};

describe('what each page says', () => {
  it('the manifesto: its topics, points and last part', async () => {
    const fields =
      '... on ManifestoPage { lead sections { topic title points thumbnail { alt } } closingTitle closingText actionLabel }';
    expect(await page('manifesto', fields)).toEqual({
      __typename: 'ManifestoPage',
      lead: 'A lead',
      sections: [
        { topic: 'CONNECTED_TV', title: 'Connected TV', points: ['One', 'Two'], thumbnail: { alt: 'tv' } },
        { topic: 'IN_STREAM', title: 'In-stream', points: [], thumbnail: null },
      ],
      closingTitle: 'Closing',
      closingText: 'Write to us',
      actionLabel: 'Contact',
    });
  });

  it('the business area: rows with their cards, and the part for advertisers', async () => {
    const fields =
      '... on BusinessPage { rows { key items { __typename } } advertisersTitle advertisersText advertisersLabel }';
    gateway.cms.catalogue.shows.slice(0, 2).forEach((show) => (show.business = true));
    expect(await page('business', fields)).toEqual({
      __typename: 'BusinessPage',
      rows: [{ key: 'home-business', items: [{ __typename: 'Show' }, { __typename: 'Show' }] }],
      advertisersTitle: 'Advertisers',
      advertisersText: 'A text',
      advertisersLabel: 'Read on',
    });
  });

  it('terms and privacy: the day and the text', async () => {
    for (const slug of ['terms-and-conditions', 'privacy-policy'])
      expect(await page(slug, 'slug ... on LegalPage { changedOn body }')).toEqual({
        __typename: 'LegalPage',
        slug,
        changedOn: '2026-11-01',
        body: '## A section',
      });
  });

  it('the contact page: its words, the address and the telephones', async () => {
    const fields =
      '... on ContactPage { lead formTitle formHint phonesTitle email phones { country number } }';
    expect(await page('contact-us', fields)).toEqual({
      __typename: 'ContactPage',
      lead: 'A lead',
      formTitle: 'Form',
      formHint: 'A hint',
      phonesTitle: 'Call',
      email: 'hello@sahra.example',
      phones: [{ country: 'Egypt', number: '+20 2 0000 0000' }],
    });
  });

  it('where to watch: platforms by kind', async () => {
    const fields = '... on WhereToWatchPage { groups { kind title text platforms { name note url } } }';
    expect(await page('where-to-watch', fields)).toEqual({
      __typename: 'WhereToWatchPage',
      groups: [
        {
          kind: 'SMART_TV',
          title: 'Televisions',
          text: 'A text',
          platforms: [
            { name: 'A television', note: null, url: null },
            { name: 'A browser', note: 'Any', url: 'https://sahra.example' },
            { name: 'Here', note: null, url: 'http://localhost:8000/home?from=tv' },
          ],
        },
      ],
    });
  });

  it('a generic page: its text', async () => {
    expect(await page('about', 'title ... on GenericPage { lead body }')).toEqual({
      __typename: 'GenericPage',
      title: 'Page about',
      lead: null,
      body: 'Some **text**',
    });
  });
});

test('every page has the id of its slug, the same in both languages', async () => {
  const slugs = ['manifesto', 'privacy-policy', 'contact-us', 'where-to-watch', 'about', 'home', 'landing'];
  for (const slug of slugs) {
    const query = `{ page(slug: "${slug}") { id ... on Node { id } } }`;
    const [en, ar] = await Promise.all([gateway.ask(query), gateway.ask(query, {}, ARABIC)]);
    expect(en.body).toMatchObject({ data: { page: { id: nodeId('Page', slug) } } });
    expect(ar.body.data).toEqual(en.body.data);
  }
});

it('a page that is not translated answers in the other language and says so', async () => {
  const { body } = await gateway.ask(
    `{ manifesto: page(slug: "manifesto") { language } privacy: page(slug: "privacy-policy") { language } }`,
    {},
    ARABIC,
  );
  expect(body.data).toEqual({ manifesto: { language: 'EN' }, privacy: { language: 'AR' } });
  expect(gateway.cmsCalls().every((call) => call.endsWith('?fallback=en'))).toBe(true);
});

it('a page asked twice is one call, and everybody’s', async () => {
  const twice = '{ one: page(slug: "about") { title } two: page(slug: "about") { slug } }';
  const { headers } = await gateway.get({ query: twice });
  await gateway.get({ query: twice });
  expect(gateway.cmsCalls()).toEqual(['/api/pages/about?fallback=ar']);
  expect(headers.get('cache-control')).toBe(PUBLIC_CACHE_CONTROL);
});

describe('a publish', () => {
  const callsOfReading = async (): Promise<string[]> => {
    gateway.cms.calls.length = 0;
    for (const slug of ['manifesto', 'contact-us', 'about']) await gateway.ask(title(slug));
    return gateway.cmsCalls();
  };

  it.each([
    ['page', 'manifesto', '/api/pages/manifesto?fallback=ar'],
    ['page', 'contact-us', '/api/pages/contact-us?fallback=ar'],
    ['page', 'about', '/api/pages/about?fallback=ar'],
    ['settings', 'settings', '/api/pages/contact-us?fallback=ar'],
  ])('of %s %s purges just its page', async (type, document, call) => {
    expect(await callsOfReading()).toHaveLength(3);
    expect(await callsOfReading()).toEqual([]);
    gateway.cms.publish(type, document, 'en');
    await gateway.feeds.cms.poll();
    expect(await callsOfReading()).toEqual([call]);
  });

  it('brings a page that was not there', async () => {
    expect((await gateway.ask(title('careers'))).body.data).toEqual({ page: null });
    gateway.cms.pages.push(genericPage('careers'));
    gateway.cms.publish('page', 'careers', 'en');
    await gateway.feeds.cms.poll();
    expect((await gateway.ask(title('careers'))).body.data).toMatchObject({ page: { slug: 'careers' } });
  });
});

describe('pages of text', () => {
  const LIST =
    'query ($after: String) { pages(first: 1, after: $after) { nodes { __typename id slug ... on GenericPage { body } } pageInfo { hasNextPage endCursor } } }';

  interface List {
    nodes: { slug: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  }

  const list = async (after: string | null = null): Promise<List> => {
    const { body } = await gateway.ask(LIST, { after });
    expect(body.errors).toBeUndefined();
    return body.data?.['pages'] as List;
  };

  it('are paged', async () => {
    const first = await list();
    expect(first).toMatchObject({ nodes: [{ slug: 'about' }], pageInfo: { hasNextPage: true } });
    expect(await list(first.pageInfo.endCursor)).toMatchObject({
      nodes: [{ slug: 'press' }],
      pageInfo: { hasNextPage: false },
    });
  });

  it('are twenty when nothing else is said, and at most fifty', async () => {
    gateway.cms.pages.push(...Array.from({ length: 30 }, (_, index) => genericPage(`text-${index + 10}`)));
    const { body } = await gateway.ask('{ pages { nodes { slug } } }');
    expect(body.data).toMatchObject({ pages: { nodes: { length: 20 } } });
    const refused = await gateway.ask('{ pages(first: 51) { nodes { slug } } }');
    expect(refused.body).toMatchObject({
      data: { pages: null },
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });

  it('follow a publish, and are kept until then', async () => {
    await list();
    await list();
    expect(gateway.cmsCalls()).toHaveLength(1);
    gateway.cms.pages.unshift(genericPage('a11y'));
    gateway.cms.publish('page', 'a11y', 'en');
    await gateway.feeds.cms.poll();
    expect((await list()).nodes).toMatchObject([{ slug: 'a11y' }]);
  });
});
