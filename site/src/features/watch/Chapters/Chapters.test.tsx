import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInPage } from '../../../../testing/page';
import { openPlayer, wantedStart } from '../../../shared/playback/open-player';
import { Chapters } from './Chapters';

const STORYBOARD = '/media/1-a/abc123/storyboard/storyboard.vtt';
const FILE =
  'WEBVTT\n\n00:00:00.000 --> 00:03:00.000\ns.jpg#xywh=0,0,160,90\n\n00:03:00.000 --> 01:00:00.000\ns.jpg#xywh=160,0,160,90\n';

const VIDEO = {
  code: 'abc123',
  language: 'EN' as const,
  durationSeconds: 3660,
  premium: false,
  liveState: null,
  chapters: [
    { __typename: 'Chapter' as const, startSeconds: 10, title: 'Arrival' },
    { __typename: 'Chapter' as const, startSeconds: 190, title: 'The song' },
  ],
};

const playFrom = jest.fn();
/** Opens a player, whose video jsdom does not move. */
const open = (storyboard: string | null): ((second: number) => void) => {
  const video = document.createElement('video');
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true });
  act(() => openPlayer.set({ code: 'abc123', video, live: false, storyboard, playFrom }));
  return (second) =>
    act(() => {
      video.currentTime = second;
      video.dispatchEvent(new Event('timeupdate'));
    });
};
const showPicture = (): void => {
  const video = openPlayer.get()?.video;
  if (!video) throw new Error('No player is open.');
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_CURRENT_DATA });
  act(() => void video.dispatchEvent(new Event('loadeddata')));
};
const parts = (): HTMLElement[] =>
  within(screen.getByRole('region', { name: /Chapters|الفصول/ })).getAllByRole('button');
const places = async (): Promise<string[]> =>
  (await screen.findAllByTestId('still')).map(({ style }) => style.getPropertyValue('--place'));
const marked = (): (string | null)[] => parts().map((part) => part.getAttribute('aria-current'));

/** What the page asked the graph for. */
const asked: unknown[] = [];
/** Storyboards that the page loaded. */
const loaded: string[] = [];
/** Reports what it observes as seen. */
let see: (() => void) | undefined;
class Observer {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    see = () => act(() => report([{ isIntersecting: true }]));
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  asked.length = 0;
  loaded.length = 0;
  see = undefined;
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    if (address !== '/graphql') {
      loaded.push(address);
      return new Response(FILE);
    }
    const { operationName, variables } = JSON.parse(init?.body as string) as Record<string, unknown>;
    asked.push([operationName, variables]);
    return Response.json({ data: { video: { playback: { stream: { storyboard: STORYBOARD } } } } });
  }) as never;
  Object.assign(globalThis, { IntersectionObserver: Observer });
  playFrom.mockReset();
});
afterEach(() =>
  act(() => {
    openPlayer.set(null);
    wantedStart.set(null);
  }),
);

test('before the film is open the chapters are there, and one starts the film at its second', async () => {
  renderInPage(<Chapters video={VIDEO} />);
  expect(parts().map(({ textContent }) => textContent)).toEqual(['0:00:10Arrival', '0:03:10The song']);
  expect(marked()).toEqual([null, null]);
  await userEvent.click(screen.getByRole('button', { name: /The song/ }));
  expect(wantedStart.get()).toEqual({ code: 'abc123', second: 190 });
});

test('while it plays the running chapter is marked, and a press plays another one', async () => {
  renderInPage(<Chapters video={VIDEO} />);
  const playAt = open(STORYBOARD);
  playAt(5);
  expect(marked()).toEqual([null, null]);
  playAt(12);
  expect(marked()).toEqual(['true', null]);
  playAt(200);
  expect(marked()).toEqual([null, 'true']);
  await userEvent.click(screen.getByRole('button', { name: /Arrival/ }));
  expect(playFrom).toHaveBeenCalledWith(10);
});

test('stills are loaded after the first picture: those of the film at the seconds of the chapters', async () => {
  renderInPage(<Chapters video={VIDEO} />);
  open(STORYBOARD);
  await act(async () => {});
  expect(loaded).toEqual([]);
  showPicture();
  expect(await places()).toEqual(['-0px -0px', '-160px -0px']);
});

test('those of a free film come once the chapters are seen, before it is opened', async () => {
  renderInPage(<Chapters video={VIDEO} />);
  expect(asked).toEqual([]);
  see?.();
  expect(await places()).toEqual(['-0px -0px', '-160px -0px']);
  expect(asked).toEqual([['ChapterStills', { code: 'abc123' }]]);
});

test.each([
  ['a premium film', { premium: true }, false],
  ['a data saver', {}, true],
])('for %s nothing is asked before the player has opened it', async (_what, changes, saveData) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  renderInPage(<Chapters video={{ ...VIDEO, ...changes }} />);
  see?.();
  await act(async () => {});
  expect(screen.queryByTestId('still')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
  open(STORYBOARD);
  showPicture();
  expect(await places()).toHaveLength(2);
  Reflect.deleteProperty(navigator, 'connection');
});

test('a film without stills has none, and no empty place for them', () => {
  renderInPage(<Chapters video={VIDEO} />);
  open(null);
  expect(document.querySelectorAll('svg')).toHaveLength(0);
});

test('in Arabic the heading is Arabic, and English titles keep their language', () => {
  renderInPage(<Chapters video={VIDEO} />, 'ar');
  expect(screen.getByRole('region', { name: 'الفصول' })).toBeInTheDocument();
  expect(screen.getByText('The song')).toHaveAttribute('lang', 'en');
});
