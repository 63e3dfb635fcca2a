import { createServer, type Server } from 'node:net';

import { freePort } from '../process/free-port';
import { checkPorts } from './check-ports';

const open: Server[] = [];
const listen = async (host: string): Promise<number> => {
  const port = await freePort();
  const server = createServer();
  open.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return port;
};

afterEach(() => open.splice(0).forEach((server) => server.close()));

test('lets free ports pass', async () => {
  await expect(checkPorts({ site: await freePort(), cms: await freePort() })).resolves.toBeUndefined();
});

test.each(['127.0.0.1', '0.0.0.0', '::1'])(
  'names who listens on %s and the setting that moves the service',
  async (host) => {
    const port = await listen(host);
    const sentence = new RegExp(
      `Port ${port} \\(gateway\\) is taken by process ${process.pid} \\(.*node.*\\)\\. End it, or move gateway with GATEWAY_PORT=`,
    );
    await expect(checkPorts({ gateway: port })).rejects.toThrow(sentence);
  },
);

test('names every taken port at once', async () => {
  const [site, media] = [await listen('0.0.0.0'), await listen('0.0.0.0')];
  await expect(checkPorts({ site, media })).rejects.toThrow(/\(site\)[^]*\(media\)/);
});
