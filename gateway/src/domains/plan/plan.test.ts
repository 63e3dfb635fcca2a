import { PERSONAL_CACHE_CONTROL, PUBLIC_CACHE_CONTROL } from '../../graph/cache-control.plugin';
import { nodeId } from '../../graph/node-id';
import { planCopy } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const PLANS =
  '{ plans { id code name note points tag recommended onLanding period withAds price { amount currency } monthlyPrice { amount } trialDays discountPercent } }';
const CODES = '{ plans { code name } }';
const planCalls = () => gateway.accounts.calls.filter(({ path }) => path === '/api/plans');
const codes = async (locale: 'en' | 'ar' = 'en') =>
  (await gateway.ask(CODES, {}, { 'x-localization': locale })).body.data?.['plans'];

beforeEach(() => {
  const { plansCopy } = gateway.cms.catalogue;
  plansCopy.en.unshift({ ...planCopy('Monthly', 'en'), plan_id: 'month-with-ads' });
  plansCopy.ar.unshift({ ...planCopy('شهري', 'ar'), plan_id: 'month-with-ads' });
});

describe('plans', () => {
  it('have the words of editors in their order, the free plan among them', async () => {
    const { body } = await gateway.ask(PLANS, {}, { 'x-localization': 'ar' });
    const words = {
      note: 'For ever',
      points: ['Free films'],
      tag: null,
      recommended: false,
      onLanding: true,
    };
    expect(body).toEqual({
      data: {
        plans: [
          {
            id: nodeId('Plan', 'month-with-ads'),
            code: 'month-with-ads',
            name: 'شهري',
            ...words,
            period: 'MONTH',
            withAds: true,
            price: { amount: 1500, currency: 'AED' },
            monthlyPrice: { amount: 1500 },
            trialDays: 7,
            discountPercent: 0,
          },
          {
            id: nodeId('Plan', 'free'),
            code: 'free',
            name: 'مجاني',
            ...words,
            period: null,
            withAds: true,
            price: { amount: 0, currency: 'AED' },
            monthlyPrice: { amount: 0 },
            trialDays: 0,
            discountPercent: 0,
          },
          {
            id: nodeId('Plan', 'year-with-ads'),
            code: 'year-with-ads',
            name: 'year-with-ads',
            note: '',
            points: [],
            tag: null,
            recommended: false,
            onLanding: false,
            period: 'YEAR',
            withAds: true,
            price: { amount: 12_605, currency: 'AED' },
            monthlyPrice: { amount: 1050 },
            trialDays: 7,
            discountPercent: 30,
          },
        ],
      },
      extensions: { locale: 'ar' },
    });
    expect([planCalls().length, gateway.cmsCalls()]).toEqual([1, ['/api/plans_copy?fallback=en']]);
  });

  it('leave out words without a plan', async () => {
    gateway.cms.catalogue.plansCopy.en.push({ ...planCopy('Weekly', 'en'), plan_id: 'week' });
    expect(await codes()).toEqual([
      { code: 'month-with-ads', name: 'Monthly' },
      { code: 'free', name: 'Free' },
      { code: 'year-with-ads', name: 'year-with-ads' },
    ]);
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
    expect([planCalls().length, gateway.cmsCalls().length]).toEqual([1, 1]);
    gateway.accounts.plans.pop();
    gateway.accounts.publish('plan', 'year-with-ads');
    await gateway.feeds.accounts.poll();
    expect(await codes()).toEqual([
      { code: 'month-with-ads', name: 'Monthly' },
      { code: 'free', name: 'Free' },
    ]);
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

  it('are read again when editors publish other words', async () => {
    await gateway.ask(PLANS);
    gateway.cms.catalogue.plansCopy.en = [planCopy('For nothing', 'en')];
    gateway.cms.publish('plan', 'free', 'en');
    await gateway.feeds.cms.poll();
    expect(await codes()).toMatchObject([{ name: 'For nothing' }, { code: 'month-with-ads' }, {}]);
  });

  it('keep their last words, marked stale, while the cms is down', async () => {
    const good = await gateway.ask(PLANS);
    gateway.cms.down = true;
    await gateway.feeds.cms.poll();
    const stale = await gateway.ask(PLANS);
    expect(stale.body).toEqual({ data: good.body.data, extensions: { locale: 'en', stale: true } });
  });

  it('are sold under their codes, marked stale, when the cms has never answered', async () => {
    gateway.cms.down = true;
    const { body } = await gateway.ask(CODES);
    expect(body).toMatchObject({
      data: {
        plans: [{ code: 'free', name: 'free' }, { name: 'month-with-ads' }, { name: 'year-with-ads' }],
      },
      extensions: { stale: true },
    });
  });

  it('are null when accounts has never answered, and the rest of the page stands', async () => {
    gateway.accounts.down = true;
    const { body } = await gateway.ask('{ plans { id } siteSettings { brand } }');
    expect(body.data).toEqual({ plans: null, siteSettings: { brand: 'Sahra' } });
    expect(body.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });
});
