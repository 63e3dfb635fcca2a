import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
const LONG = 'a'.repeat(5_000);

describe('a key that names what every object inherits', () => {
  it.each(INHERITED)('is a page that does not exist, and one that can be published: %s', async (slug) => {
    const question = `{ page(slug: "${slug}") { __typename } metaTags(code: "${slug}") { title } show(slug: "${slug}") { slug } }`;
    for (const turn of [1, 2]) {
      const { status, body } = await gateway.ask(question);
      expect([turn, status, body.errors]).toEqual([turn, 200, undefined]);
      expect(body.data).toEqual({ page: null, metaTags: null, show: null });
      gateway.cms.publish('page', slug);
      await gateway.feeds.cms.poll();
    }
  });

  it('leaves the pages that exist as they are', async () => {
    const { body } = await gateway.ask('{ page(slug: "faq") { slug } }');
    expect(body).toMatchObject({ data: { page: { slug: 'faq' } } });
  });
});

it.each([
  ['page', `page(slug: "${LONG}") { slug }`],
  ['metaTags', `metaTags(code: "${LONG}") { title }`],
  ['metaTags', 'metaTags(code: "../settings") { title }'],
  ['channel', `channel(slug: "${LONG}") { slug }`],
  ['show', `show(slug: "${LONG}") { slug }`],
])('what cannot be a key of %s is answered without asking the cms', async (name, field) => {
  gateway.cms.calls.length = 0;
  const { body } = await gateway.ask(`{ ${field} }`);
  expect(body.errors).toBeUndefined();
  expect(body.data).toEqual({ [name]: null });
  expect(gateway.cmsCalls()).toEqual([]);
});
