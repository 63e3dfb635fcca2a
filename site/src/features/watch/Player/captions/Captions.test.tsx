import { screen } from '@testing-library/react';

import { renderInPage } from '../../../../../testing/page';
import { captionLanguages, captionChoiceOf } from './caption-languages';
import { CaptionChoices } from './CaptionChoices';
import { Captions } from './Captions';
import { cueLines } from './cue-lines';
import type { CaptionState } from './use-captions';

test('a cue is split into lines of plain text', () => {
  expect(cueLines('<i>لم نفتح</i> الغرفة\nSince &amp; before\n')).toEqual([
    'لم نفتح الغرفة',
    'Since & before',
  ]);
});

test('each line takes its direction from its own letters, and says its language', () => {
  renderInPage(
    <Captions
      lifted
      cues={[
        { language: 'ar', lines: ['كل صباح', 'تُبنى المدينة.'] },
        { language: 'en', lines: ['Every morning the city is built.'] },
      ]}
    />,
    'ar',
  );
  for (const [words, language] of [
    ['كل صباح', 'ar'],
    ['تُبنى المدينة.', 'ar'],
    ['Every morning the city is built.', 'en'],
  ] as const) {
    const line = screen.getByText(words).closest('p');
    expect(line).toHaveAttribute('dir', 'auto');
    expect(line).toHaveAttribute('lang', language);
  }
});

test('captions that the file puts at the top stand there, the others below', () => {
  const { container } = renderInPage(
    <Captions
      lifted
      cues={[
        { language: 'en', lines: ['Speech'] },
        { language: 'en', lines: ['A sign'], isTop: true },
      ]}
    />,
    'en',
  );
  expect(container.querySelector('[data-place="top"]')).toHaveTextContent(/^A sign$/u);
  expect(container.querySelector('[data-place="bottom"]')).toHaveTextContent(/^Speech$/u);
});

test('the dash of a speaker stays at the beginning behind the mark of a direction', () => {
  const { container } = renderInPage(
    <Captions lifted cues={[{ language: 'ar', lines: ['\u200F-5 أيام؟', '\u200E- أحمد.'] }]} />,
    'ar',
  );
  expect(container.querySelectorAll('bdi')).toHaveLength(1);
  expect(container.querySelector('bdi')).toHaveTextContent('أحمد');
});

test.each([
  ['en', ['Off', 'English', 'Arabic', 'Both languages']],
  ['ar', ['بلا ترجمة', 'الإنجليزية', 'العربية', 'اللغتان معًا']],
] as const)('the choices name the languages in that of the page: %s', (locale, names) => {
  const captions: CaptionState = {
    ...{ languages: ['en', 'ar'], shown: [], chosen: 'off' },
    ...{ choose: () => undefined, toggle: () => undefined },
  };
  renderInPage(<CaptionChoices captions={captions} onChosen={() => undefined} />, locale);
  expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(names);
});

test('captions that are on follow the language of the interface', () => {
  expect(captionLanguages('page', 'ar', ['en', 'ar'])).toEqual(['ar']);
  expect(captionLanguages('page', 'en', ['en', 'ar'])).toEqual(['en']);
  expect(captionLanguages('off', 'en', ['en', 'ar'])).toEqual([]);
});

test('with both, the language of the interface is the first line', () => {
  expect(captionLanguages('both', 'ar', ['en', 'ar'])).toEqual(['ar', 'en']);
  expect(captionLanguages('both', 'en', ['en', 'ar'])).toEqual(['en', 'ar']);
});

test('a language that a video lacks is answered with the one it has', () => {
  expect(captionLanguages('ar', 'en', ['en'])).toEqual(['en']);
  expect(captionLanguages('page', 'ar', [])).toEqual([]);
});

test('one’s own language is kept as that of the interface, the other by name', () => {
  expect(captionChoiceOf('ar', 'ar')).toBe('page');
  expect(captionChoiceOf('en', 'ar')).toBe('en');
});

test('numbers and names in an Arabic line are not mirrored, and the dash of a speaker stays at its beginning', () => {
  const lines = ['-5 أيام؟', 'اتصل على +971 50 123 4567.', '\u202Bتعلّم C++ معنا\u202C', 'C++ قال أحمد', '-5'];
  const { container } = renderInPage(<Captions lifted cues={[{ language: 'ar', lines }]} />, 'en');
  const shown = [...container.querySelectorAll('p')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(lines);
  expect(
    shown.map((line) => [...line.querySelectorAll('bdi')].map(({ textContent, dir }) => [textContent, dir])),
  ).toEqual([[], [['+971 50 123 4567', 'ltr']], [['C++', 'ltr']], [['قال أحمد', 'rtl']], []]);
});
