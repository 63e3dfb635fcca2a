import { lateScripts } from './late-scripts';

const SOURCES = ['/runtime.js', '/app.js'];

let frames: FrameRequestCallback[];

const drawFrame = (): void => {
  for (const draw of frames.splice(0)) draw(0);
  jest.advanceTimersByTime(0);
};
const loaded = (): (string | null)[] =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

/** Opens a page with this content, whose inline script runs at the end of the body. */
const open = (content: string): void => {
  document.body.innerHTML = content;
  const script = document.createElement('script');
  script.textContent = lateScripts(SOURCES);
  document.body.append(script);
};

/** Opens a page with a main picture that has not come. */
const openWithPicture = (): HTMLImageElement => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  open('<img fetchpriority="high" alt="">');
  const picture = document.querySelector('img');
  if (!picture) throw new Error('The page has no picture.');
  return picture;
};

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page without a main picture loads its scripts after the first frame, once', () => {
  open('<p>Text</p>');
  expect(loaded()).toEqual([]);
  drawFrame();
  expect(loaded()).toEqual(SOURCES);
  jest.advanceTimersByTime(60_000);
  expect(loaded()).toHaveLength(2);
});

test.each(['load', 'error'])('a main picture is waited for until its %s event', (event) => {
  const picture = openWithPicture();
  drawFrame();
  expect(loaded()).toEqual([]);
  picture.dispatchEvent(new Event(event));
  expect(loaded()).toEqual([]);
  drawFrame();
  expect(loaded()).toHaveLength(2);
});

test('a picture that never comes is not waited for', () => {
  openWithPicture();
  jest.advanceTimersByTime(2_000);
  expect(loaded()).toHaveLength(2);
});

test('a frame that does not come is waited for a moment only', () => {
  open('<p>Text</p>');
  jest.advanceTimersByTime(200);
  expect(loaded()).toHaveLength(2);
});

test('a hidden tab, which draws no frames, waits for nothing', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  openWithPicture();
  expect(loaded()).toHaveLength(2);
});
