import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { addRecentSearch, clearRecentSearches, recentSearches } from '../recent-searches';
import { SearchForm } from './SearchForm';

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));

const went = jest.mocked(navigate);

const show = { __typename: 'Show', slug: 'cup', language: 'EN', titleEcho: 'كأس الميناء', thumbnail: null };
const SUGGESTIONS = [
  {
    __typename: 'Suggestion',
    text: 'Harbour Cup',
    kind: 'SHOW',
    key: 'cup',
    record: { ...show, channel: { __typename: 'Channel', name: 'Street', language: 'EN' } },
  },
  { __typename: 'Suggestion', text: 'Harbour TV', kind: 'CHANNEL', key: 'harbour', record: null },
];
const answer = (suggestions: unknown = SUGGESTIONS) => fakeGraph({ SearchSuggestions: { suggestions } });
const field = () => screen.getByRole('combobox', { name: 'Search' });
const options = async (count: number) => {
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(count));
  return within(list).getAllByRole('option');
};

beforeEach(() => {
  clearRecentSearches();
  went.mockReset();
});

test('titles come while typing, with what they are; the arrows and Enter open one', async () => {
  answer();
  renderInPage(<SearchForm look="header" />);
  await userEvent.type(field(), 'harb');
  const [first] = await options(3);
  expect(first).toHaveTextContent('Harbour Cupكأس الميناءShowStreet');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
  expect(first).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(went).toHaveBeenCalledWith('/en/shows/cup');
  expect(recentSearches.get()).toEqual(['Harbour Cup']);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Enter without a chosen title searches for what was typed, in the language of the page', async () => {
  answer([]);
  renderInPage(<SearchForm look="header" />, 'ar');
  await userEvent.type(screen.getByRole('combobox', { name: 'بحث' }), ' سهرة الليل{Enter}');
  await waitFor(() => expect(went).toHaveBeenCalled());
  expect(went).toHaveBeenCalledWith(
    `/ar/search?q=${encodeURIComponent('سهرة')}+${encodeURIComponent('الليل')}`,
  );
});

test('the arrows go round: from the last option back to the field', async () => {
  answer();
  renderInPage(<SearchForm look="header" />);
  await userEvent.type(field(), 'harb');
  const all = await options(3);
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveAttribute('aria-activedescendant', all[2]?.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('titles that arrive later do not move the choice to another option', async () => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  fakeGraph({ SearchSuggestions: () => late.then(() => ({ suggestions: SUGGESTIONS })) });
  renderInPage(<SearchForm look="header" />);
  await userEvent.type(field(), 'harb');
  await options(1);
  await userEvent.keyboard('{ArrowDown}');
  arrive();
  const all = await options(3);
  expect(field()).toHaveAttribute('aria-activedescendant', all[2]?.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(went).toHaveBeenCalledWith('/en/search?q=harb'));
});

test('Escape closes the list, and empties the field when pressed again', async () => {
  answer();
  renderInPage(<SearchForm look="header" />);
  await userEvent.type(field(), 'harb');
  await options(3);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('harb');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

test('before anything is typed, earlier searches are offered', async () => {
  answer();
  addRecentSearch('padel');
  renderInPage(<SearchForm look="header" />);
  await userEvent.click(field());
  const [earlier] = await options(1);
  expect(earlier).toHaveTextContent('Searched before: padel');
  await userEvent.click(screen.getByRole('option'));
  await waitFor(() => expect(went).toHaveBeenCalledWith('/en/search?q=padel'));
});

test('a title is asked for after a pause, once', async () => {
  const calls = answer();
  renderInPage(<SearchForm look="header" />);
  await userEvent.type(field(), 'harb', { delay: 5 });
  await options(3);
  expect(calls.map(({ variables }) => variables['query'])).toEqual(['harb']);
});

test('a search that cannot be suggested for can still be made', async () => {
  fakeGraph({ SearchSuggestions: 'unreachable' });
  renderInPage(<SearchForm look="header" />);
  await userEvent.type(field(), 'harb');
  const [all] = await options(1);
  expect(all).toHaveTextContent('All results for harb');
});

test('it is a form that works before the scripts do', () => {
  renderInPage(<SearchForm look="page" query="padel" />);
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/en/search');
  expect(form).toHaveFormValues({ q: 'padel' });
});

test('a suggested short opens among the shorts, another video on its page', async () => {
  const video = (key: string, kind: string) => ({
    ...{ __typename: 'Suggestion', text: `Harbour ${key}`, kind: 'VIDEO', key },
    record: { __typename: 'Video', code: key, kind, language: 'EN', thumbnail: null, show: null },
  });
  answer([video('s1', 'SHORT'), video('e1', 'EPISODE')]);
  renderInPage(<SearchForm look="header" />);
  await userEvent.type(field(), 'harb');
  await options(3);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(went).toHaveBeenLastCalledWith('/en/shorts?c=s1');
  await userEvent.clear(field());
  await userEvent.type(field(), 'harb');
  await options(4);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(went).toHaveBeenLastCalledWith('/en/watch/e1');
});
