import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInPage, wrapInPage } from '../../../../../testing/page';
import { Transcript } from './Transcript';
import { TRANSCRIPT_PLACE } from './transcript-place';
import { TranscriptLines } from './TranscriptLines';

const FILES: Record<'en' | 'ar', string> = {
  en: 'WEBVTT\n\n00:00.500 --> 00:05.000\nThe sea is calm.\n\n01:02.000 --> 01:05.000\n<i>Then</i> the\nwind came.\n',
  ar: 'WEBVTT\n\n00:00.500 --> 00:05.000\nالبحر هادئ.\n\n01:02.000 --> 01:05.000\nثم هبّت الرياح إلى الميناء.\n',
};
const TRACKS = [
  { __typename: 'CaptionTrack' as const, language: 'EN' as const, label: 'English', url: '/c/en.vtt' },
  { __typename: 'CaptionTrack' as const, language: 'AR' as const, label: 'العربية', url: '/c/ar.vtt' },
];
let isDown = false;
const sought: number[] = [];
const onClose = jest.fn();

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = jest.fn();
  isDown = false;
  sought.length = 0;
  globalThis.fetch = (async (url: string) => ({
    ok: !isDown,
    status: isDown ? 503 : 200,
    text: async () => FILES[url.includes('ar') ? 'ar' : 'en'],
  })) as never;
  document.body.innerHTML = `<div id="${TRANSCRIPT_PLACE}"></div>`;
});

const show = async (locale: 'en' | 'ar' = 'en', time = 0): Promise<void> => {
  renderInPage(
    <Transcript tracks={TRACKS} time={time} onSeek={(second) => sought.push(second)} onClose={onClose} />,
    locale,
  );
  await act(async () => undefined);
};

test('lists what is said in the language of the page, and a press plays from there', async () => {
  await show('en', 63);
  const lines = screen.getAllByRole('button', { name: /\d:\d\d/ });
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '0:00The sea is calm.',
    '1:02Then the wind came.',
  ]);
  expect(lines[1]).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('button', { name: /sea is calm/ }));
  expect(sought).toEqual([0.5]);
});

test('the search finds words however they are spelled, and says when there are none', async () => {
  await show('ar');
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'الي الميناء');
  expect(screen.getAllByRole('button', { name: /\d:\d\d/ })).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('سطر واحد');
  await userEvent.clear(field);
  await userEvent.type(field, 'جبل');
  expect(screen.queryByRole('button', { name: /\d:\d\d/ })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('لا سطر بهذه الكلمات');
});

test('the other language is one press away, and Escape closes', async () => {
  await show('en');
  await userEvent.click(screen.getByRole('button', { name: 'Arabic' }));
  const line = await screen.findByText('البحر هادئ.');
  expect(line).toHaveAttribute('lang', 'ar');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a renewed address keeps the lines; they are read once', async () => {
  const asked: string[] = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    return { ok: true, text: async () => FILES.en };
  }) as never;
  const page = (signature: string) =>
    wrapInPage(
      <Transcript
        tracks={TRACKS.map((track) => ({ ...track, url: `/media/${signature}/abc123${track.url}` }))}
        {...{ time: 0, onSeek: () => undefined, onClose }}
      />,
    );
  const { rerender } = render(<>{page('1-a')}</>);
  expect(await screen.findByText('The sea is calm.')).toBeInTheDocument();
  rerender(<>{page('2-b')}</>);
  expect(screen.getByText('The sea is calm.')).toBeInTheDocument();
  expect(asked).toEqual(['/media/1-a/abc123/c/en.vtt']);
});

test('a file that does not come is said, and asked again on request', async () => {
  isDown = true;
  await show('en');
  expect(screen.getByRole('alert')).toHaveTextContent('The transcript could not be loaded.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The sea is calm.')).toBeInTheDocument();
});

test('numbers in an Arabic line are not mirrored', () => {
  const lines = [{ start: 1, text: 'الحرارة -5 اليوم.' }];
  renderInPage(
    <TranscriptLines lines={lines} language="ar" current={null} follows={false} onSeek={() => undefined} />,
  );
  expect(screen.getByText('-5')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('-5').parentElement).toHaveTextContent('الحرارة -5 اليوم.');
});
