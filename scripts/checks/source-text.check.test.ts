import { complaintsAboutText } from './source-text.check';

test.each([
  ['docs/guide.md', 'cd /home/maya/sahra', /guide\.md:1 names a folder of a private machine/],
  ['a.ts', "\nconst data = '/work/main/data';", /a\.ts:2 names a folder/],
  ['a.ts', '// @ts-ignore', /silences TypeScript/],
  ['a.ts', '// eslint-disable-next-line no-console', /without a reason/],
  ['a.ts', '// oxlint-disable-next-line no-console', /without a reason/],
  ['a.css', '/* stylelint-disable property-no-unknown */', /without a reason/],
  ['a.ts', '// TODO later', /leaves work for later/],
  ['a.test.ts', 'test.only("x", () => {})', /leaves a test out/],
  ['a.test.ts', "test.skip('x', () => {})", /leaves a test out/],
  ['a.spec.ts', 'await page.waitForTimeout(100)', /sleeps/],
  ['a.test.tsx', 'expect(x).toMatchSnapshot()', /snapshot/],
  ['a.ts', 'x\n'.repeat(251), /a\.ts has 251 lines; 250 is the limit/],
])('in %s finds: %s', (path, text, complaint) => {
  expect(complaintsAboutText(path, text)).toEqual([expect.stringMatching(complaint)]);
});

test.each([
  ['a.ts', 'x\n'.repeat(250)],
  ['a.ts', '// eslint-disable-next-line no-console -- the command line speaks here'],
  ['a.ts', "const path = '/home'; const url = 'https://example.org/home/page';"],
  ['a.spec.ts', "test.skip(({ lang }) => lang !== 'en')"],
  ['a.generated.ts', 'x\n'.repeat(900)],
  ['README.md', 'x\n'.repeat(900)],
])('lets pass: %s', (path, text) => {
  expect(complaintsAboutText(path, text)).toEqual([]);
});
