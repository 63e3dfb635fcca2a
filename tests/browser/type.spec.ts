import { delayResponses } from './support/delay-responses';
import { expect, test } from './support/test';

/** Share of the width; a smaller difference does not move a line of text. */
const TOLERANCE = 0.02;

const SAMPLES = {
  en: 'Shows, live events and shorts for evenings spent together. Try seven days free, cancel in two clicks.',
  ar: 'برامج وأحداث مباشرة ومقاطع قصيرة لأمسيات نقضيها معًا، وجرّب سبعة أيام مجانًا ثم قرر ما يناسبك',
};

for (const weight of [350, 500, 600, 700, 800]) {
  test(`text of weight ${weight} is as wide before its typeface arrives as after`, async ({
    page,
    prefix,
    lang,
  }) => {
    await page.goto(`${prefix}/faq`);
    const [real, standIn] = await page.evaluate(
      async ([text, bold]) => {
        const measured = async (family: string) => {
          const faces = await document.fonts.load(`${bold} 20px '${family}'`, text).catch(() => []);
          const span = document.createElement('span');
          span.style.cssText = `position:absolute;white-space:nowrap;font:${bold} 20px/1.5 '${family}'`;
          span.textContent = text;
          document.body.append(span);
          const { width, height } = span.getBoundingClientRect();
          span.remove();
          return { width, height, here: faces.length > 0 };
        };
        return [await measured('Alexandria'), await measured('Alexandria fallback')] as const;
      },
      [SAMPLES[lang], weight] as const,
    );
    expect(real.here).toBe(true);
    test.skip(!standIn.here, 'this machine has none of the fonts that stand in');
    expect(Math.abs(standIn.width / real.width - 1)).toBeLessThan(TOLERANCE);
    expect(standIn.height).toBe(real.height);
  });
}

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
