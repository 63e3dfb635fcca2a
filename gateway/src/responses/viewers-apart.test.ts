import { HEADERS } from '@sahra/schemas/headers';

import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

const VIEWERS = 500;
const AT_ONCE = 25;
/** Every fifth reader is not signed in. */
const isStranger = (number: number): boolean => number % 5 === 0;
const OWN = `query Own {
  viewer { email name profile: name }
  deleteReasons { key label language }
  video(code: "ep01n1x") { code viewerComments { id } }
}`;
const PUBLIC = 'query Public { deleteReasons { key label language } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ measured: true, deadlineMs: 120_000 });
});
afterAll(() => gateway.close());

interface Answer {
  data: { viewer: object | null; deleteReasons: unknown };
  extensions: { locale: string };
}

/** Reads the same operation as one viewer, or as nobody; every other one by POST. */
const read = async (document: string, number: number, locale: string): Promise<Answer> => {
  const headers = {
    [HEADERS.localization]: locale,
    ...(!isStranger(number) && { authorization: `Bearer bearer-viewer-${number}` }),
  };
  const response =
    number % 2 === 0
      ? await gateway.get({ query: document }, headers)
      : (await gateway.ask(document, {}, headers)).body;
  return (response instanceof Response ? await response.json() : response) as Answer;
};

it('500 viewers in two languages, and strangers between them, each get their own', async () => {
  const [en, ar] = [await read(PUBLIC, 0, 'en'), await read(PUBLIC, 0, 'ar')];
  const reasons = { en: en.data.deleteReasons, ar: ar.data.deleteReasons };
  expect(reasons.en).not.toEqual(reasons.ar);
  const readers = Array.from({ length: VIEWERS }, (_, number) =>
    (['en', 'ar'] as const).map((locale) => ({ number, locale })),
  ).flat();
  expect(readers).toHaveLength(2 * VIEWERS);
  for (let from = 0; from < readers.length; from += AT_ONCE)
    await Promise.all(
      readers.slice(from, from + AT_ONCE).map(async ({ number, locale }) => {
        if (isStranger(number)) {
          const open = await read(PUBLIC, number, locale);
          expect(open).toEqual({ data: { deleteReasons: reasons[locale] }, extensions: { locale } });
        }
        const { data, extensions } = await read(OWN, number, locale);
        const [email, name] = [`viewer-${number}@sahra.example`, `Name of viewer-${number}`];
        expect({ ...data, locale: extensions.locale }).toEqual({
          viewer: isStranger(number) ? null : { email, name, profile: name },
          deleteReasons: reasons[locale],
          video: { code: 'ep01n1x', viewerComments: isStranger(number) ? null : [] },
          locale,
        });
      }),
    );
  const metrics = await (await gateway.metrics()).text();
  const hits = Number(/^sahra_gateway_response_cache_reads_total\{result="hit"\} (\d+)$/m.exec(metrics)?.[1]);
  expect(hits).toBeGreaterThan(VIEWERS / 10);
});
