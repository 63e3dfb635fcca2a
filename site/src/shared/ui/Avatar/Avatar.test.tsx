import { render } from '@testing-library/react';

import { Avatar } from './Avatar';

test.each([
  ['Layla', 'L', 'en'],
  ['  ليلى حداد', 'ل', 'ar'],
  ['👩🏽‍🚀 Nour', '👩🏽‍🚀', 'en'],
])('“%s” is shown as %s', (name, letter, language) => {
  const { container } = render(<Avatar name={name} />);
  expect(container).toHaveTextContent(letter);
  expect(container.querySelector('bdi')).toHaveAttribute('lang', language);
});

test('a picture stands in place of the letter', () => {
  const { container } = render(<Avatar name="Layla" src="/uploads/layla.webp" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/layla.webp');
  expect(container).not.toHaveTextContent('L');
});

test('while nobody knows the name, a person is drawn and no empty star', () => {
  const { container } = render(<Avatar name="" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(container.querySelector('bdi')).not.toBeInTheDocument();
});
