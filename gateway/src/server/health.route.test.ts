import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

const UP = { state: 'up', since: '2026-11-21T12:00:00.000Z' };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => gateway.close());

const ready = async () => {
  const answer = await fetch(`${gateway.origin}/ready`);
  return { status: answer.status, body: await answer.json() };
};

describe('/ready', () => {
  it('is 200 while both upstreams answer', async () => {
    expect(await ready()).toEqual({
      status: 200,
      body: { status: 'ready', upstreams: { cms: UP, accounts: UP } },
    });
  });

  it.each(['cms', 'accounts'] as const)('is 503 and names %s when it does not answer', async (name) => {
    gateway.clock.now = Date.parse('2026-11-21T12:05:00Z');
    gateway[name].down = true;
    await gateway.feeds[name].poll();
    const { status, body } = await ready();
    expect(status).toBe(503);
    const other = name === 'cms' ? 'accounts' : 'cms';
    const down = { state: 'down', since: '2026-11-21T12:05:00.000Z' };
    expect(body).toEqual({ status: 'not ready', upstreams: { [name]: down, [other]: UP } });
    gateway.clock.now = Date.parse('2026-11-21T12:06:00Z');
    await gateway.feeds[name].poll();
    expect((await ready()).body).toMatchObject({ upstreams: { [name]: down } });
    expect((await fetch(`${gateway.origin}/health`)).status).toBe(200);
    gateway[name].down = false;
    await gateway.feeds[name].poll();
    expect((await ready()).status).toBe(200);
  });
});
