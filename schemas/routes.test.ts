import Ajv from 'ajv';

import { SLUG_PATTERN } from './identity';
import table from './routes.json';
import schema from './routes.schema.json';

const { routes, reserved } = table;
const paths = routes.map(({ path }) => path);
const segmentsOf = (path: string): string[] => path.split('/').slice(1);
const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Checks whether some URL matches both paths. */
const overlap = (one: string[], other: string[]): boolean =>
  one.length === other.length &&
  one.every((segment, i) => segment === other[i] || isParameter(segment) || isParameter(other[i] ?? ''));

/**
 * Checks whether `one` is a literal at every difference, so that the rule "a literal wins over a parameter"
 * decides.
 */
const wins = (one: string[], other: string[]): boolean =>
  one.every((segment, i) => segment === other[i] || (!isParameter(segment) && isParameter(other[i] ?? '')));

/** Routes of the specification by their layout. */
const SPECIFIED: Record<string, string> = {
  landing: '/',
  auth: `/auth/login /auth/register /auth/forgot-password /auth/verify-code /auth/reset-password /auth/plans
    /auth/voucher /auth/success /auth/fail`,
  none: '/auth/verify',
  default: `/home /business /channels-list /contact-us /faq /feedback /manifesto /more /newsletter
    /Personalize-categories /privacy-policy /terms-and-conditions /search /shorts /shows /shows/mina-cup-backup /sports
    /subscribe /subscribe/payment-success /subscribe/payment-failure /subscribe/paymet-status /subscribtion /test
    /view-all /where-to-watch /:moreSlug /channel/:videoSlug /original/:videoSlug /more/:slug /shows/:videoSlug
    /sports/:slug /watch/:videoCode`,
  settings: `/account /saved /settings/profile /settings/edit-profile /settings/help /settings/delete-account
    /settings/select-reasons /settings/referral/code /settings/referral/friend /settings/subscription /settings/devices
    /settings/change-password /settings/newsletter`,
  schedule: '/schedule /schedule/:id',
};

/** Pages below these addresses are for viewers only. */
const FOR_VIEWERS = /^\/(?:account|saved|settings|Personalize-categories)(?:\/|$)/;

describe('the route table', () => {
  const validate = new Ajv({ allErrors: true }).compile(schema);

  it('keeps to its schema', () => {
    validate(table);
    expect(validate.errors).toBeNull();
  });

  it.each([
    ['a misspelt layout', { layout: 'defualt' }],
    ['an unknown field', { titel: 'x' }],
    ['a relative path', { path: 'faq' }],
    ['no page', { page: undefined }],
  ])('would not with %s', (_, wrong) => {
    const broken: unknown = JSON.parse(JSON.stringify({ routes: [{ ...routes[0], ...wrong }], reserved }));
    expect(validate(broken)).toBe(false);
  });

  it.each(Object.entries(SPECIFIED))('has every route of the layout %s, built', (layout, specified) => {
    const shown = routes.map((route) => [route.path, route.layout ?? 'none', route.built]);
    expect(shown).toEqual(expect.arrayContaining(specified.split(/\s+/).map((path) => [path, layout, true])));
  });

  it('leads no address to two routes', () => {
    const ambiguous = paths.flatMap((path, index) =>
      paths
        .slice(index + 1)
        .filter((other) => {
          const [one, two] = [segmentsOf(path), segmentsOf(other)];
          if (!overlap(one, two)) return false;
          return wins(one, two) === wins(two, one);
        })
        .map((other) => `${path} and ${other}`),
    );
    expect(ambiguous).toEqual([]);
  });

  it('names each page once', () => {
    const pages = routes.map(({ page }) => page);
    expect(pages.filter((page, index) => pages.indexOf(page) !== index)).toEqual([]);
  });

  it('takes the code of the metadata from a parameter that the path has', () => {
    for (const { path, metaCode } of routes) {
      if (metaCode?.startsWith(':'))
        expect([path, segmentsOf(path).includes(metaCode)]).toEqual([path, true]);
    }
  });

  it('makes pages with a parameter from records, and only those', () => {
    for (const { path, kind } of routes) {
      expect([path, kind === 'static']).toEqual([path, !segmentsOf(path).some(isParameter)]);
    }
  });

  it('keeps signed-in viewers away from the auth pages, visitors from those of viewers, and nobody from others', () => {
    const accessTo = (path: string): string => {
      if (path.startsWith('/auth/')) return 'guest';
      return FOR_VIEWERS.test(path) ? 'viewer' : 'public';
    };
    for (const { path, access } of routes) expect([path, access]).toEqual([path, accessTo(path)]);
  });

  it('sends signed-in viewers from every auth page to /home, and redirects from no other page', () => {
    for (const { path, access, redirectTo } of routes)
      expect([path, redirectTo]).toEqual([path, access === 'guest' ? '/home' : undefined]);
  });

  it('lets search engines into public pages only', () => {
    for (const { path, access, index } of routes) {
      if (index) expect([path, access]).toEqual([path, 'public']);
    }
    expect(routes.find(({ path }) => path === '/test')?.index).toBe(false);
  });
});

describe('reserved segments', () => {
  it('are written as slugs are, each once', () => {
    for (const segment of reserved) expect(segment).toMatch(SLUG_PATTERN);
    expect(new Set(reserved).size).toBe(reserved.length);
  });

  it('belong to no route', () => {
    const first = new Set(paths.map((path) => segmentsOf(path)[0]));
    expect(reserved.filter((segment) => first.has(segment))).toEqual([]);
  });
});
