import { delayResponses } from './support/delay-responses';
import { expect, test } from './support/test';

/** Share of the width; a smaller difference does not move a line of text. */
const TOLERANCE = 0.02;

const WEIGHTS = [350, 500, 600, 700, 800];
const SAMPLES = {
  en: 'Shows, live events and shorts for evenings spent together. Try seven days free, cancel in two clicks.',
  ar: 'برامج وأحداث مباشرة ومقاطع قصيرة لأمسيات نقضيها معًا، وجرّب سبعة أيام مجانًا ثم قرر ما يناسبك',
};

test('text of every weight is as wide before its typeface arrives as after', async ({
  page,
  prefix,
  lang,
}) => {
  await page.goto(`${prefix}/faq`);
  const measures = await page.evaluate(
    async ([text, weights]) => {
      const measured = async (weight: number, family: string) => {
        const faces = await document.fonts.load(`${weight} 20px '${family}'`, text).catch(() => []);
        const span = document.createElement('span');
        span.style.cssText = `position:absolute;white-space:nowrap;font:${weight} 20px/1.5 '${family}'`;
        span.textContent = text;
        document.body.append(span);
        const { width, height } = span.getBoundingClientRect();
        span.remove();
        return { width, height, here: faces.length > 0 };
      };
      const both = async (weight: number) => ({
        weight,
        real: await measured(weight, 'Alexandria'),
        standIn: await measured(weight, 'Alexandria fallback'),
      });
      return Promise.all(weights.map(both));
    },
    [SAMPLES[lang], WEIGHTS] as const,
  );
  expect(measures.filter(({ real }) => !real.here)).toEqual([]);
  const compared = measures.filter(({ standIn }) => standIn.here);
  test.skip(compared.length === 0, 'this machine has none of the fonts that stand in');
  expect(compared.length).toBeGreaterThan(0);
  for (const { weight, real, standIn } of compared) {
    const width = Math.abs(standIn.width / real.width - 1);
    expect.soft(width, `width of ${weight}`).toBeLessThan(TOLERANCE);
    expect.soft(standIn.height, `height of ${weight}`).toBe(real.height);
  }
});

test('only the typefaces of the site are asked for, and never from elsewhere', async ({ page, prefix }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(`${prefix}/faq`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts)
    expect(font).toMatch(/\/static\/alexandria-(arabic|latin|latin-more)-wght-normal-[0-9a-f]+\.woff2$/);
});

test('until its own language has its typeface, a page asks for no other file', async ({
  page,
  prefix,
  lang,
}) => {
  const fonts = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(/alexandria-(.+)-wght/.exec(request.url())?.[1]);
  });
  const letThrough = await delayResponses(page, '**/*.woff2');
  await page.goto(`${prefix}/shows`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1')).toBeVisible();
  const own = { en: ['latin'], ar: ['arabic', 'latin'] }[lang];
  await expect.poll(() => fonts.size).toBeGreaterThanOrEqual(own.length);
  expect([...fonts].sort()).toEqual(own);
  letThrough();
});
