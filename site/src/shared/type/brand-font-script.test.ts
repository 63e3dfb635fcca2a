import type { Locale } from '@sahra/schemas/constants';

import { applyBrandFont } from './apply-brand-font';
import { BRAND_FONT } from './brand-font';
import { brandFontScript } from './brand-font-script';
import { BRAND_FONT_RANGE } from './font-descriptors';
import { SCRIPTED_FONT_ATTRIBUTE, SCRIPTED_FONT_FAMILY } from './scripted-font';

/** How many files an Arabic page has in all. */
const ALL = BRAND_FONT.ar.first.length + BRAND_FONT.ar.later.length;

let fonts: Set<FakeFace>;
let draw: FrameRequestCallback[];
let arrive: (() => void)[];

/** A file of the typeface, which comes when the test says so. */
class FakeFace {
  status = 'unloaded';
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {}
  load(): Promise<void> {
    return new Promise((resolve) => {
      arrive.push(() => {
        this.status = 'loaded';
        resolve();
      });
    });
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const drawFrame = (): void => {
  for (const callback of draw.splice(0)) callback(0);
};
const letFilesCome = (): Promise<void> => {
  for (const come of arrive) come();
  return settle();
};

/** Opens a page with a heading, which stands lower by `growth` when the typeface is on. */
const open = (growth = 0, locale: Locale = 'ar'): jest.SpyInstance => {
  document.body.innerHTML = '<main id="content"><h1>Together</h1></main>';
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  measured.mockImplementation(() => new DOMRect(0, fonts.size > 0 ? 40 + growth : 40, 300, 200));
  const script = document.createElement('script');
  script.textContent = brandFontScript(locale);
  document.body.append(script);
  return measured;
};

class Rect {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}
  get bottom(): number {
    return this.top + this.height;
  }
}

beforeEach(() => {
  fonts = new Set();
  draw = [];
  arrive = [];
  Object.assign(globalThis, { FontFace: FakeFace, DOMRect: Rect, innerWidth: 400, innerHeight: 800 });
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => draw.push(callback));
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.scriptedFont;
  delete window.scriptedFontLater;
});

test('the page names the family of the script, and has it when the files of every page are there', async () => {
  open();
  expect(document.documentElement).toHaveAttribute(SCRIPTED_FONT_ATTRIBUTE);
  arrive[0]?.();
  await settle();
  expect(fonts.size).toBe(0);
  await letFilesCome();
  expect(fonts.size).toBe(ALL);
  for (const { family, descriptors } of fonts) {
    expect(family).toBe(SCRIPTED_FONT_FAMILY);
    expect(descriptors).toMatchObject({ weight: '300 800', display: 'swap' });
  }
});

test.each(['en', 'ar'] as const)(
  'a page in %s asks for the files of its own language, and leaves the others to the browser',
  async (locale) => {
    open(0, locale);
    expect(arrive).toHaveLength(BRAND_FONT[locale].first.length);
    await letFilesCome();
    const rangesOf = (status: string) =>
      [...fonts].filter((face) => face.status === status).map(({ descriptors }) => descriptors.unicodeRange);
    const { first, later } = BRAND_FONT[locale];
    expect(rangesOf('loaded')).toEqual(first.map(({ unicodeRange }) => unicodeRange));
    expect(rangesOf('unloaded')).toEqual(later.map(({ unicodeRange }) => unicodeRange));
  },
);

test('an English page does not ask for the Arabic file', () => {
  const { first, later } = BRAND_FONT.en;
  expect(first.map(({ unicodeRange }) => unicodeRange)).not.toContain(BRAND_FONT_RANGE.arabic);
  expect(later.map(({ unicodeRange }) => unicodeRange)).toContain(BRAND_FONT_RANGE.arabic);
});

test('before the first frame nothing is measured', async () => {
  const measured = open(100);
  await letFilesCome();
  expect(measured).not.toHaveBeenCalled();
  expect(fonts.size).toBe(ALL);
});

test('after the first frame a typeface is put on that moves nothing', async () => {
  open();
  drawFrame();
  await letFilesCome();
  expect(fonts.size).toBe(ALL);
});

test('after the first frame a typeface that moves what is read waits for the next page', async () => {
  open(100);
  drawFrame();
  await letFilesCome();
  expect(fonts.size).toBe(0);
  applyBrandFont();
  expect(fonts.size).toBe(ALL);
});

test('a typeface that the next page has put on is not measured', async () => {
  const measured = open();
  drawFrame();
  for (const face of window.scriptedFont ?? []) Object.assign(face, { status: 'loaded' });
  applyBrandFont();
  await letFilesCome();
  expect(measured).not.toHaveBeenCalled();
  expect(fonts.size).toBe(ALL);
});

test('the next page does not wait for files that have not come', () => {
  open();
  applyBrandFont();
  expect(fonts.size).toBe(0);
});
