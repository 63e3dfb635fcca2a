import { keepTranslatedText } from '@sahra/schemas/keep-translated-text';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';

import { TRANSLATORS, untranslated } from '../../../testing/translators';

beforeAll(keepTranslatedText);

const translate = (way: string): void => TRANSLATORS[way]?.(document.body);

const Line = ({ count, mark, end = true }: { count: number; mark?: ReactNode; end?: boolean }) => (
  <p data-testid="line">
    Found {count} in {mark}
    <b>all</b>
    {end && ' of them'}
  </p>
);
const line = (): string => untranslated(screen.getByTestId('line').textContent);
/** Mutation observers are told before the next task. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A button, an error and a count as the pages of the site have them. */
const Card = () => {
  const [follows, setFollows] = useState(false);
  const [error, setError] = useState('');
  return (
    <form>
      <button type="button" onClick={() => setFollows(!follows)}>
        {follows ? 'Following' : 'Follow'}
      </button>
      <output>
        {follows ? 2 : 1} {follows ? <b>followers</b> : 'follower'} {follows && 'with you'}
      </output>
      <input aria-label="name" onChange={() => setError('Too long')} />
      {error && (
        <p role="alert">
          {error}: {error.length} letters
        </p>
      )}
    </form>
  );
};

describe.each(Object.keys(TRANSLATORS))('a translator that %s', (way) => {
  test('is survived by every change of text beside elements', async () => {
    const { rerender } = render(<Line count={1} />);
    translate(way);
    await settle();

    rerender(<Line count={2} />);
    await settle();
    expect(line()).toBe('Found 2 in all of them');
    translate(way);

    rerender(<Line count={2} mark={<i>these </i>} end={false} />);
    await settle();
    expect(line()).toBe('Found 2 in these all');
    translate(way);

    rerender(<Line count={3} mark="those " end />);
    await settle();
    expect(line()).toBe('Found 3 in those all of them');
    translate(way);
    await settle();
    translate(way);

    rerender(<Line count={3} end={false} />);
    await settle();
    expect(line()).toBe('Found 3 in all');
    translate(way);

    rerender(<Line count={30} />);
    await settle();
    expect(line()).toBe('Found 30 in all of them');
  });

  test('is survived where React changes the text at once, before anybody is told', () => {
    const { rerender, unmount } = render(<Line count={1} />);
    translate(way);
    rerender(<Line count={1} mark={<i>these </i>} end={false} />);
    expect(line()).toBe('Found 1 in these all');
    translate(way);
    unmount();
    expect(document.body).toHaveTextContent('');
  });

  test('leaves buttons, counts and errors of forms alive', async () => {
    render(<Card />);
    translate(way);
    await settle();
    const button = screen.getByRole('button');
    for (const [name, count] of [
      ['Following', '2 followers with you'],
      ['Follow', '1 follower '],
      ['Following', '2 followers with you'],
    ]) {
      fireEvent.click(button);
      await settle();
      expect(untranslated(button.textContent)).toBe(name);
      expect(untranslated(screen.getByRole('status').textContent)).toBe(count);
      translate(way);
      await settle();
    }
    const field = screen.getByRole('textbox');
    field.focus();
    fireEvent.change(field, { target: { value: 'Laila' } });
    await settle();
    expect(untranslated(screen.getByRole('alert').textContent)).toBe('Too long: 8 letters');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Laila');
  });
});

test('the original that is shown again changes as before', async () => {
  const { rerender } = render(<Line count={1} />);
  translate('replaces it');
  await settle();
  for (const font of document.querySelectorAll('p > font'))
    font.replaceWith(document.createTextNode(untranslated(font.textContent)));
  await settle();
  rerender(<Line count={2} end={false} />);
  await settle();
  expect(line()).toBe('Found 2 in all');
});

test('a page that nobody translates is left alone, and so is what somebody types into it', async () => {
  const { rerender } = render(
    <div contentEditable suppressContentEditableWarning data-testid="line">
      One {1} <b>two</b>
    </div>,
  );
  const text = screen.getByTestId('line').firstChild as Text;
  text.data = 'Once ';
  await settle();
  rerender(
    <div contentEditable suppressContentEditableWarning data-testid="line">
      One {2} <b>two</b>
    </div>,
  );
  await settle();
  expect(line()).toBe('Once 2 two');
});
