import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
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
      body: { status: 'ready', upstreams: { cms: true, accounts: true } },
    });
  });

  it.each(['cms', 'accounts'] as const)('is 503 and names %s when it does not answer', async (name) => {
    gateway[name].down = true;
    await gateway.feeds[name].poll();
    const { status, body } = await ready();
    expect(status).toBe(503);
    expect(body).toMatchObject({ upstreams: { [name]: false } });
    expect((await fetch(`${gateway.origin}/health`)).status).toBe(200);
    gateway[name].down = false;
    await gateway.feeds[name].poll();
    expect((await ready()).status).toBe(200);
  });
});
