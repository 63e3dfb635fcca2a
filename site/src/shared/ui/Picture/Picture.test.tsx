import { render, screen } from '@testing-library/react';

import { Picture } from './Picture';
import type { ShownPicture } from './shown-picture';

const PICTURE: ShownPicture = {
  url: '/uploads/dunes-1280.webp',
  alt: 'Dunes at dusk',
  width: 1280,
  height: 720,
  tint: '#5b2418',
  renditions: [
    { url: '/uploads/dunes-640.avif', width: 640, height: 360, mimeType: 'image/avif' },
    { url: '/uploads/dunes-640.webp', width: 640, height: 360, mimeType: 'image/webp' },
    { url: '/uploads/dunes-1280.avif', width: 1280, height: 720, mimeType: 'image/avif' },
    { url: '/uploads/dunes-1280.webp', width: 1280, height: 720, mimeType: 'image/webp' },
  ],
};

const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map((source) => [
    source.media,
    source.type,
    source.srcset,
    source.sizes,
  ]);

test('offers AVIF before WebP, each in every width, and leaves the choice to the browser', () => {
  const { container } = render(<Picture picture={PICTURE} sizes="50vw" />);
  expect(sources(container)).toEqual([
    ['', 'image/avif', '/uploads/dunes-640.avif 640w, /uploads/dunes-1280.avif 1280w', '50vw'],
    ['', 'image/webp', '/uploads/dunes-640.webp 640w, /uploads/dunes-1280.webp 1280w', '50vw'],
  ]);
  const image = screen.getByRole('img', { name: 'Dunes at dusk' });
  expect(image).toHaveAttribute('src', '/uploads/dunes-1280.webp');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('keeps its place and its colour until it is there', () => {
  render(<Picture picture={PICTURE} sizes="50vw" />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('width', '1280');
  expect(image).toHaveAttribute('height', '720');
  expect(image).toHaveStyle({ backgroundColor: '#5b2418' });
});

describe('a focal point', () => {
  const focused = { ...PICTURE, focus: { x: 70, y: 12.5 } };
  const places = () => {
    const { style } = screen.getByRole('img');
    return [style.getPropertyValue('--focus'), style.getPropertyValue('--focus-phone')];
  };

  test('stays in sight, on phones too', () => {
    render(<Picture picture={focused} sizes="50vw" />);
    expect(places()).toEqual(['70% 12.5%', '70% 12.5%']);
    expect(screen.getByRole('img')).toHaveAttribute('data-focused');
  });

  test('of one picture is not that of the other', () => {
    render(<Picture picture={focused} phone={{ ...PICTURE, focus: null }} sizes="50vw" />);
    expect(places()).toEqual(['70% 12.5%', '50% 50%']);
  });

  test('that was not set leaves the cut to the place of the picture', () => {
    render(<Picture picture={{ ...PICTURE, focus: null }} sizes="50vw" />);
    expect(screen.getByRole('img')).not.toHaveAttribute('data-focused');
    expect(places()).toEqual(['', '']);
  });
});

test('asks for the one above the fold first', () => {
  render(<Picture picture={PICTURE} sizes="100vw" loading="lead" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('shows phones the picture drawn for them', () => {
  const tall: ShownPicture = {
    ...PICTURE,
    url: '/uploads/tall.svg',
    width: 900,
    height: 1600,
    renditions: [],
  };
  const { container } = render(<Picture picture={PICTURE} phone={tall} sizes="100vw" />);
  expect(sources(container)[0]).toEqual(['(max-width: 47.99rem)', '', '/uploads/tall.svg', '100vw']);
  expect(container.querySelector('source')).toHaveAttribute('height', '1600');
});

test('a vector is its own only source', () => {
  const { container } = render(
    <Picture picture={{ ...PICTURE, url: '/uploads/star.svg', renditions: [] }} sizes="50vw" />,
  );
  expect(sources(container)).toEqual([]);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/uploads/star.svg');
});

test('is silent beside words that say the same, and where nothing was chosen', () => {
  const { container } = render(
    <>
      <Picture picture={PICTURE} sizes="50vw" decorative />
      <Picture picture={null} sizes="50vw" />
    </>,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelectorAll('img')[1]).toHaveAttribute('src', '/images/no-poster.svg');
});
