import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from './support/test';

const README = readFileSync(new URL('../../partner/README.md', import.meta.url), 'utf8');
const PRINTED = /^```html\n<!-- videos\.html -->\n([^]*?)^```$/m;

test('the page that the partner’s README prints shows videos on another origin', async ({
  page,
  baseURL,
}) => {
  const html = (PRINTED.exec(README)?.[1] ?? '').replace('http://localhost:8000', baseURL ?? '');
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await page.goto(origin);
    await expect(page.getByRole('listitem')).toHaveCount(5);

    // Viewer data is not available to partners: the browser sends neither cookies nor an access token cross-origin.
    const tried = await page.evaluate(async (graph) => {
      const send = (headers: Record<string, string>, credentials: RequestCredentials) =>
        fetch(graph, {
          method: 'POST',
          credentials,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query: '{ session { token } }' }),
        }).then(
          (response) => response.text(),
          () => 'blocked',
        );
      return {
        cookies: await send({}, 'include'),
        bearer: await send({ authorization: 'Bearer stolen' }, 'omit'),
        plain: await send({}, 'omit'),
      };
    }, `${baseURL}/graphql`);
    expect(tried).toMatchObject({ cookies: 'blocked', bearer: 'blocked' });
    expect(tried.plain).toContain('PARTNER_KEY_FIRST_PARTY');
  } finally {
    server.close();
  }
});
