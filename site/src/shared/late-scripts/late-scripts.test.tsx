import { renderToStaticMarkup } from 'react-dom/server';

import { putOffScripts } from './put-off-scripts';

const END_OF_BODY = [
  <script key="page" dangerouslySetInnerHTML={{ __html: 'window.pagePath="/en"' }} />,
  <script key="runtime" src="/runtime.js" async />,
  <script key="app" src="/app.js" async />,
];

let frames: FrameRequestCallback[];

const drawFrame = (): void => {
  for (const draw of frames.splice(0)) draw(0);
  jest.advanceTimersByTime(0);
};
const loaded = (): (string | null)[] =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

/** Opens a page with this content, as the browser does: inline scripts run when they are met. */
const open = (content: string): void => {
  document.body.innerHTML = content;
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<>{putOffScripts(END_OF_BODY)}</>);
  for (const { textContent } of template.content.querySelectorAll('script')) {
    const script = document.createElement('script');
    script.textContent = textContent;
    document.body.append(script);
  }
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

test('keeps every other script at the end of the body', () => {
  expect(renderToStaticMarkup(<>{putOffScripts(END_OF_BODY)}</>)).toMatch(
    /^<script>window\.pagePath="\/en"<\/script><script>[^<]*<\/script>$/,
  );
  expect(putOffScripts(END_OF_BODY.slice(0, 1))).toEqual(END_OF_BODY.slice(0, 1));
});

test('a page without a main picture loads its scripts after the first frame, once', () => {
  open('<p>Text</p>');
  expect(loaded()).toEqual([]);
  drawFrame();
  expect(loaded()).toEqual(['/runtime.js', '/app.js']);
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

test('a hidden tab, which draws no frames, waits for nothing', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  openWithPicture();
  expect(loaded()).toHaveLength(2);
});
