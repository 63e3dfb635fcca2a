import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { renderInPage } from '../../../../testing/page';
import type { PictureFragment } from '../../../shared/catalogue/picture.fragment.generated';
import { LandingHero } from './LandingHero';

const picture = (name: string, width: number, height: number): PictureFragment => ({
  __typename: 'Picture',
  url: `/uploads/${name}.webp`,
  alt: 'Friends on a rooftop',
  width,
  height,
  tint: '#5b2418',
  focus: null,
  renditions: [
    { __typename: 'PictureRendition', url: `/uploads/${name}.avif`, width, height, mimeType: 'image/avif' },
    { __typename: 'PictureRendition', url: `/uploads/${name}.webp`, width, height, mimeType: 'image/webp' },
  ],
});

const ENGLISH: ComponentProps<typeof LandingHero> = {
  title: 'The night is better together',
  language: 'EN',
  echo: 'الليل أحلى مع بعض',
  lead: 'Over 15 channels, one evening.',
  art: { thumbnail: picture('wide', 1920, 1080), portrait: picture('tall', 1080, 1920) },
  guest: true,
  plans: 'plans',
};

test('the echo is in the other script and no heading', () => {
  renderInPage(<LandingHero {...ENGLISH} />);
  expect(screen.getAllByRole('heading')).toEqual([
    screen.getByRole('heading', { level: 1, name: ENGLISH.title }),
  ]);
  expect(screen.getByText('الليل أحلى مع بعض')).toHaveAttribute('lang', 'ar');
  expect(screen.getByText('الليل أحلى مع بعض')).toHaveAttribute('dir', 'rtl');
});

test('words that are not translated say which language they are in', () => {
  renderInPage(<LandingHero {...ENGLISH} echo={null} />, 'ar');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(screen.getByText(ENGLISH.lead)).toHaveAttribute('dir', 'ltr');
});

test('phones get the picture drawn for them, at once and silently', () => {
  const { container } = renderInPage(<LandingHero {...ENGLISH} />);
  const sources = [...container.querySelectorAll('source')].map(({ media, type }) => [media, type]);
  expect(sources).toEqual([
    ['(max-width: 47.99rem)', 'image/avif'],
    ['(max-width: 47.99rem)', 'image/webp'],
    ['', 'image/avif'],
    ['', 'image/webp'],
  ]);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a guest may join or see the plans, a viewer goes home', () => {
  const { unmount } = renderInPage(<LandingHero {...ENGLISH} />);
  expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
    'href',
    '/en/auth/register',
  );
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '#plans');
  unmount();
  renderInPage(<LandingHero {...ENGLISH} guest={false} />);
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/en/home');
  expect(screen.queryByRole('link', { name: 'Create a free account' })).not.toBeInTheDocument();
});

test('is whole without picture, echo and plans', () => {
  const { container } = renderInPage(<LandingHero {...ENGLISH} art={null} echo={null} plans={null} />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
