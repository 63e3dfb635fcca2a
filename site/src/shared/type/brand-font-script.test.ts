import { applyBrandFont } from './apply-brand-font';
import { BRAND_FONT_SCRIPT } from './brand-font-script';
import { SCRIPTED_FONT_ATTRIBUTE, SCRIPTED_FONT_FAMILY } from './scripted-font';

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
const open = (growth = 0): jest.SpyInstance => {
  document.body.innerHTML = '<main id="content"><h1>Together</h1></main>';
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  measured.mockImplementation(() => new DOMRect(0, fonts.size > 0 ? 40 + growth : 40, 300, 200));
  const script = document.createElement('script');
  script.textContent = BRAND_FONT_SCRIPT;
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
});

test('the page names the family of the script, and has it when both files are there', async () => {
  open();
  expect(document.documentElement).toHaveAttribute(SCRIPTED_FONT_ATTRIBUTE);
  arrive[0]?.();
  await settle();
  expect(fonts.size).toBe(0);
  await letFilesCome();
  expect([...fonts].map(({ family }) => family)).toEqual([SCRIPTED_FONT_FAMILY, SCRIPTED_FONT_FAMILY]);
  expect([...fonts].map(({ descriptors }) => descriptors.weight)).toEqual(['300 800', '300 800']);
});

test('before the first frame nothing is measured', async () => {
  const measured = open(100);
  await letFilesCome();
  expect(measured).not.toHaveBeenCalled();
  expect(fonts.size).toBe(2);
});

test('after the first frame a typeface is put on that moves nothing', async () => {
  open();
  drawFrame();
  await letFilesCome();
  expect(fonts.size).toBe(2);
});

test('after the first frame a typeface that moves what is read waits for the next page', async () => {
  open(100);
  drawFrame();
  await letFilesCome();
  expect(fonts.size).toBe(0);
  applyBrandFont();
  expect(fonts.size).toBe(2);
});

test('a typeface that the next page has put on is not measured', async () => {
  const measured = open();
  drawFrame();
  for (const face of window.scriptedFont ?? []) Object.assign(face, { status: 'loaded' });
  applyBrandFont();
  await letFilesCome();
  expect(measured).not.toHaveBeenCalled();
  expect(fonts.size).toBe(2);
});

test('the next page does not wait for files that have not come', () => {
  open();
  applyBrandFont();
  expect(fonts.size).toBe(0);
});
