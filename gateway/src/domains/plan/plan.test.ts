import { PERSONAL_CACHE_CONTROL, PUBLIC_CACHE_CONTROL } from '../../graph/cache-control.plugin';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const PLANS =
  '{ plans { id period withAds price { amount currency } monthlyPrice { amount } trialDays discountPercent } }';
const planCalls = () => gateway.accounts.calls.filter(({ path }) => path === '/api/plans');

describe('plans', () => {
  it('are what accounts sells, with the price of a month worked out', async () => {
    const { body } = await gateway.ask(PLANS);
    expect(body).toEqual({
      data: {
        plans: [
          {
            id: 'month-with-ads',
            period: 'MONTH',
            withAds: true,
            price: { amount: 1500, currency: 'AED' },
            monthlyPrice: { amount: 1500 },
            trialDays: 7,
            discountPercent: 0,
          },
          {
            id: 'year-with-ads',
            period: 'YEAR',
            withAds: true,
            price: { amount: 12_605, currency: 'AED' },
            monthlyPrice: { amount: 1050 },
            trialDays: 7,
            discountPercent: 30,
          },
        ],
      },
      extensions: { locale: 'en' },
    });
  });

  it('are the same for everybody: a signed-in viewer asks without a bearer, and the answer may be kept', async () => {
    const answer = await gateway.get({ query: PLANS }, { authorization: 'Bearer bearer-paid' });
    expect(answer.headers.get('cache-control')).toBe(PUBLIC_CACHE_CONTROL);
    expect(planCalls().map(({ headers }) => headers.authorization)).toEqual([undefined]);
    const mixed = await gateway.get({ query: '{ plans { id } viewer { id } }' });
    expect(mixed.headers.get('cache-control')).toBe(PERSONAL_CACHE_CONTROL);
  });

  it('are read once, and again when accounts announces a change', async () => {
    await gateway.ask(PLANS);
    await gateway.ask(PLANS);
    expect(planCalls()).toHaveLength(1);
    gateway.accounts.plans.pop();
    gateway.accounts.publish('plan', 'year-with-ads');
    await gateway.feeds.accounts.poll();
    expect((await gateway.ask('{ plans { id } }')).body.data).toEqual({ plans: [{ id: 'month-with-ads' }] });
  });

  it('are the last good ones, marked stale, while accounts is down; the cms is not doubted for it', async () => {
    const good = await gateway.ask(PLANS);
    await gateway.ask('{ shows(first: 1) { nodes { slug } } }');
    gateway.accounts.down = true;
    await gateway.feeds.accounts.poll();
    const stale = await gateway.ask(PLANS);
    expect(stale.body).toEqual({ data: good.body.data, extensions: { locale: 'en', stale: true } });
    const shows = await gateway.ask('{ shows(first: 1) { nodes { slug } } }');
    expect(shows.body.extensions?.stale).toBeUndefined();
  });

  it('stay as they are while the cms is down', async () => {
    await gateway.ask(PLANS);
    gateway.cms.down = true;
    await gateway.feeds.cms.poll();
    expect((await gateway.ask(PLANS)).body.extensions?.stale).toBeUndefined();
  });
});

describe('plansCopy', () => {
  const COPY = '{ plansCopy { planId name note points tag recommended onLanding } }';

  it('is what editors wrote on the tickets, in the language of the operation', async () => {
    const { body } = await gateway.ask(COPY, {}, { 'x-localization': 'ar' });
    expect(body.data).toEqual({
      plansCopy: [
        {
          planId: 'free',
          name: 'مجاني',
          note: 'For ever',
          points: ['Free films'],
          tag: null,
          recommended: false,
          onLanding: true,
        },
      ],
    });
    expect(gateway.cmsCalls()).toEqual(['/api/plans_copy?fallback=en']);
  });

  it('is read once, and again when a ticket is published', async () => {
    await gateway.ask(COPY);
    await gateway.ask(COPY);
    expect(gateway.cmsCalls()).toHaveLength(1);
    gateway.cms.catalogue.plansCopy.en = [];
    gateway.cms.publish('plan', 'free', 'en');
    await gateway.feeds.cms.poll();
    expect((await gateway.ask(COPY)).body.data).toEqual({ plansCopy: [] });
  });
});
