import { createServer } from 'node:http';

import { startFakeAccounts } from '../../gateway/src/testing/fake-accounts';
import { startFakeCms } from '../../gateway/src/testing/fake-cms';
import { startFakeMedia } from '../../gateway/src/testing/fake-media';

/** One page of the fake. */
const SAVED = 3;
const AUTHORIZATION = 'Bearer bearer-paid';

/** The upstreams of all peers, in one process: the fakes of the gateway's tests, with a viewer who saved three videos. */
const [cms, accounts, media] = await Promise.all([startFakeCms(), startFakeAccounts(), startFakeMedia()]);
for (const { code } of cms.catalogue.videos.slice(0, SAVED))
  await fetch(`${accounts.origin}/api/watchlist`, {
    method: 'POST',
    headers: { authorization: AUTHORIZATION },
    body: JSON.stringify({ code }),
  });
// The fakes note every call for tests, which nobody reads here.
setInterval(() => [cms, accounts, media].forEach(({ calls }) => calls.splice(0)), 1_000).unref();

const origins = JSON.stringify({ cms: cms.origin, accounts: accounts.origin, media: media.origin });
process.once('SIGTERM', () => process.exit(0));
createServer((_request, response) => response.end(origins)).listen(Number(process.env['PORT']), '127.0.0.1');
