import { readLayoutShifts, watchLayoutShift } from './support/layout-shift';
import { findElementsMovedByStyles } from './support/find-elements-moved-by-styles';
import { expect, test } from './support/test';
import { walkByKeyboard } from './support/walk-by-keyboard';

const PHONE = { width: 360, height: 780 };
const SHIFT_LIMIT = 0.02;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the walk tells a control that does not show its focus, and one that is covered', async ({ page }) => {
  await page.setContent(`
    <style>
      .plain { outline: none }
      .sheet { position: fixed; inset-block-end: 0; inset-inline: 0; block-size: 90% }
    </style>
    <button>good</button><button class="plain">unmarked</button>
    <div style="margin-block-start: 300px"><a href="#here">covered</a></div>
    <div class="sheet">in front</div>`);
  expect(await walkByKeyboard(page)).toEqual([
    { what: 'button “good”', seen: true, marked: true },
    { what: 'button “unmarked”', seen: true, marked: false },
    { what: 'a “covered” #here', seen: false, marked: true },
  ]);
});

test('a page that moves by itself is reported', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await watchLayoutShift(page);
  await page.route('**/moving', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<p id="text">Some text of the page</p>
        <script>addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => {
          document.getElementById('text').style.marginBlockStart = '300px';
        })));</script>`,
    }),
  );
  await page.goto('/moving');
  await expect
    .poll(() => readLayoutShifts(page, SHIFT_LIMIT))
    .toEqual([expect.stringMatching(/^0\.\d+ after .*“Some text of the page.* 8 8 .* → 8 300 /s)]);
});

test('a component whose look depends on the order of style sheets is reported', async ({ page }) => {
  await page.setContent(`
    <style>.shared { inline-size: 5rem } .own { inline-size: 9rem }</style>
    <button class="shared own">wide</button>
  `);
  expect(await findElementsMovedByStyles(page, ['.shared { inline-size: 5rem }'])).toHaveLength(1);
});
