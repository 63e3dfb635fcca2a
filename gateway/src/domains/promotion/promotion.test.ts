import { modal, picture } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const MINUTE_MS = 60_000;
const inMinutes = (count: number): string => new Date(Date.now() + count * MINUTE_MS).toISOString();

describe('smartBanner', () => {
  const BANNER = '{ smartBanner { title text actionLabel appStoreUrl googlePlayUrl language } }';
  const written = {
    title: 'سهرة على هاتفك',
    text: 'برامجك معك',
    action_label: 'حمّل التطبيق',
    app_store_url: 'https://apps.example/app',
    google_play_url: null,
    locale: 'ar',
  } as const;

  it('has the words of its language and the stores that have the app', async () => {
    gateway.cms.catalogue.smartBanner = written;
    const { body } = await gateway.ask(BANNER, {}, { 'x-localization': 'ar' });
    expect(body.data).toEqual({
      smartBanner: {
        title: 'سهرة على هاتفك',
        text: 'برامجك معك',
        actionLabel: 'حمّل التطبيق',
        appStoreUrl: 'https://apps.example/app',
        googlePlayUrl: null,
        language: 'AR',
      },
    });
    expect(gateway.cmsCalls()).toEqual(['/api/smart_banner?fallback=en']);
  });

  it('is null while editors wrote nothing, and there after the publish', async () => {
    expect((await gateway.ask(BANNER)).body.data).toEqual({ smartBanner: null });
    await gateway.ask(BANNER);
    expect(gateway.cmsCalls()).toHaveLength(1);
    gateway.cms.catalogue.smartBanner = written;
    gateway.cms.publish('smart-banner', 'smart-banner', 'ar');
    await gateway.feeds.cms.poll();
    expect((await gateway.ask('{ smartBanner { language } }')).body.data).toEqual({
      smartBanner: { language: 'AR' },
    });
  });
});

describe('promotions', () => {
  const PROMOTIONS = '{ promotions { code } }';
  const codes = async () => (await gateway.ask(PROMOTIONS)).body.data;

  it('have their words, their picture and their buttons', async () => {
    const startsAt = inMinutes(-1);
    gateway.cms.catalogue.modals = [
      modal('watch', {
        watch: { label: 'Watch Now', path: '/watch/live01' },
        picture: picture('promo'),
        starts_at: startsAt,
      }),
    ];
    const { body } = await gateway.ask(
      '{ promotions { code title text watch { label path } subscribe { label path } thumbnail { alt } startsAt endsAt language } }',
    );
    expect(body.data).toEqual({
      promotions: [
        {
          code: 'WATCH',
          title: 'Promotion watch',
          text: 'What it offers.',
          watch: { label: 'Watch Now', path: '/watch/live01' },
          subscribe: { label: 'Subscribe Now', path: '/subscribe' },
          thumbnail: { alt: 'promo' },
          startsAt,
          endsAt: null,
          language: 'EN',
        },
      ],
    });
    expect(gateway.cmsCalls()).toEqual(['/api/modals?fallback=ar']);
  });

  it('are those that are on at the moment of the question, with nothing published in between', async () => {
    gateway.cms.catalogue.modals = [
      modal('championship', { starts_at: inMinutes(-10), ends_at: inMinutes(10) }),
      modal('watch', { starts_at: inMinutes(5), ends_at: null }),
    ];
    expect(await codes()).toEqual({ promotions: [{ code: 'CHAMPIONSHIP' }] });
    gateway.clock.now = Date.now() + 6 * MINUTE_MS;
    expect(await codes()).toEqual({ promotions: [{ code: 'CHAMPIONSHIP' }, { code: 'WATCH' }] });
    gateway.clock.now = Date.now() + 11 * MINUTE_MS;
    expect(await codes()).toEqual({ promotions: [{ code: 'WATCH' }] });
  });

  it('are read once until one begins or ends, or is published', async () => {
    gateway.cms.catalogue.modals = [modal('championship', { ends_at: inMinutes(10) })];
    await codes();
    await codes();
    expect(gateway.cmsCalls()).toHaveLength(1);
    gateway.clock.now = Date.now() + 11 * MINUTE_MS;
    await codes();
    expect(gateway.cmsCalls()).toHaveLength(2);
    gateway.clock.now = null;
    gateway.cms.catalogue.modals = [modal('watch')];
    gateway.cms.publish('modal', 'watch');
    await gateway.feeds.cms.poll();
    expect(await codes()).toEqual({ promotions: [{ code: 'WATCH' }] });
  });
});
