/** @jest-environment node */
import type { AskGraph } from './create-graph-query';
import { makePages } from './create-pages';

jest.mock('@sahra/schemas/routes.json', () => {
  const shown = { metaCode: null, index: true, built: true };
  const guest = { access: 'guest', redirectTo: '/shows', keepsScroll: true };
  return {
    routes: [
      { ...shown, ...guest, path: '/faq', page: 'faq', kind: 'static' },
      { ...shown, access: 'public', path: '/watch/:videoCode', page: 'watch', kind: 'shell' },
      { ...shown, access: 'public', path: '/later', page: 'later', kind: 'static', built: false },
    ],
    reserved: [],
  };
});

interface Made {
  path: string;
  matchPath?: string;
  context?: Record<string, unknown>;
}

const answer = { siteSettings: { brand: 'Sahra' }, menus: [], channels: null, pages: { nodes: [] } };
const made = new Map<string, Made>();

beforeAll(async () => {
  await makePages({
    createPage: (page) => void made.set(page.path, page as Made),
    ask: (() => Promise.resolve(answer)) as unknown as AskGraph,
    publicUrl: 'https://sahra.example',
  });
});

test('each built page of the route table has its three forms, beside the error pages', () => {
  expect([...made.keys()].filter((path) => !/\/(?:404|500)$/.test(path))).toEqual([
    ...['/faq', '/en/faq', '/ar/faq'],
    ...['/shells/watch', '/en/shells/watch', '/ar/shells/watch'],
  ]);
});

test.each([
  ['/faq', 'en'],
  ['/en/faq', 'en'],
  ['/ar/faq', 'ar'],
])('what its row says reaches the page %s', (path, language) => {
  expect(made.get(path)?.context).toMatchObject({
    page: 'faq',
    access: 'guest',
    redirectTo: '/shows',
    keepsScroll: true,
    index: true,
    address: '/faq',
    language,
  });
});

test.each([
  ['/shells/watch', '/watch/:videoCode'],
  ['/en/shells/watch', '/en/watch/:videoCode'],
  ['/ar/shells/watch', '/ar/watch/:videoCode'],
])('the shell %s stands for every record of %s', (path, matchPath) => {
  expect(made.get(path)).toMatchObject({ matchPath, context: { shell: true, address: null } });
});
