import { act, render, screen } from '@testing-library/react';

import { useCurrentSection } from './use-current-section';

const IDS = ['one', 'two', 'three'];

const Reader = () => <p>{useCurrentSection(IDS)}</p>;

/** Scrolls so that the headings are at these distances from the top of the screen, which is 1000 px high. */
const scrollTo = (tops: Record<string, number>, pageLeft = 5000): Promise<void> =>
  act(async () => {
    jest.spyOn(document, 'getElementById').mockImplementation((id) => {
      const heading = document.createElement('h2');
      heading.getBoundingClientRect = () => ({ top: tops[id] ?? 0 }) as DOMRect;
      return heading;
    });
    Object.assign(window, { innerHeight: 1000, scrollY: 100 });
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: 1100 + pageLeft,
      configurable: true,
    });
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  });

afterEach(() => jest.restoreAllMocks());

test('follows the heading that last passed the upper third', async () => {
  render(<Reader />);
  expect(screen.getByText('one')).toBeInTheDocument();
  await scrollTo({ one: 400, two: 900, three: 1500 });
  expect(screen.getByText('one')).toBeInTheDocument();
  await scrollTo({ one: -400, two: 200, three: 700 });
  expect(screen.getByText('two')).toBeInTheDocument();
  await scrollTo({ one: -100, two: 500, three: 1000 });
  expect(screen.getByText('one')).toBeInTheDocument();
});

test('at the end of the page the last section is current, however short it is', async () => {
  render(<Reader />);
  await scrollTo({ one: -400, two: 200, three: 700 }, 0);
  expect(screen.getByText('three')).toBeInTheDocument();
});
