/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@sahra/schemas/constants';

import { glossaryIndex } from '../../../desk/glossary/glossary-hints';
import { InAdmin } from '../../testing/in-admin';
import { DESK_MESSAGES } from '../language/desk-messages';
import { GlossaryContext } from './glossary-context';
import { GlossaryHints } from './GlossaryHints';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const TERM = {
  ...{ id: 'term-1', version: '1', texts: { en: 'short', ar: 'مقطع' } },
  avoid: { en: ['reel'], ar: ['ريل'] },
};

const show = (locale: Locale, texts: { text: string; other: string; disabled?: boolean }) => {
  const onChange = jest.fn();
  const indexes = { en: glossaryIndex([TERM], 'en'), ar: glossaryIndex([TERM], 'ar') };
  render(
    <InAdmin locale={locale} messages={DESK_MESSAGES[locale]}>
      <GlossaryContext.Provider value={indexes}>
        <GlossaryHints locale={locale} disabled={false} onChange={onChange} {...texts} />
      </GlossaryContext.Provider>
    </InAdmin>,
  );
  return onChange;
};

test('a word to avoid is named, and one press writes the agreed one', async () => {
  const onChange = show('en', { text: 'A new reel tonight', other: '' });
  const hints = screen.getByRole('list', { name: 'From the glossary' });
  expect(hints.textContent).toContain('“reel” is a word to avoid.');
  await userEvent.click(within(hints).getByRole('button', { name: 'Write “short”' }));
  expect(onChange).toHaveBeenCalledWith('A new short tonight');
});

test('an agreed word is proposed where the other language has its source', () => {
  show('ar', { text: 'جديد الليلة', other: 'A new short tonight' });
  const hints = screen.getByRole('list', { name: 'من المسرد' });
  expect(hints.textContent).toMatch(/مقطع.*مقابل «short».*لا: ريل/u);
  expect(within(hints).queryByRole('button')).toBeNull();
});

test.each([
  ['no term is in the text', { text: 'Rain', other: 'مطر' }],
  ['the editor may not write', { text: 'A new reel', other: '', disabled: true }],
])('nothing is said where %s', (_where, texts) => {
  show('en', texts);
  expect(screen.queryByRole('list')).toBeNull();
});
