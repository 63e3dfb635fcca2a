import type { ShownPicture } from '../ui/Picture/shown-picture';
import { headTagHtml } from './head-tag-html';
import { preloadTagsOf } from './preload-tags';

const picture = (name: string): ShownPicture => ({
  url: `/uploads/${name}.webp`,
  alt: '',
  width: 1280,
  height: 720,
  renditions: [
    { url: `/uploads/${name}-640.avif`, width: 640, height: 360, mimeType: 'image/avif' },
    { url: `/uploads/${name}-1280.avif`, width: 1280, height: 720, mimeType: 'image/avif' },
    { url: `/uploads/${name}-1280.webp`, width: 1280, height: 720, mimeType: 'image/webp' },
  ],
});

test('asks for the best encoding in the width that the screen needs', () => {
  const [tag, ...others] = preloadTagsOf({ picture: picture('a'), sizes: '100vw' }).map(headTagHtml);
  expect(others).toEqual([]);
  expect(tag).toContain('rel="preload" as="image" type="image/avif"');
  expect(tag).toContain('imagesrcset="/uploads/a-640.avif 640w, /uploads/a-1280.avif 1280w"');
  expect(tag).toContain('imagesizes="100vw"');
  expect(tag).not.toContain('href=');
});

test('asks each screen for its own drawing and for no other', () => {
  const tags = preloadTagsOf({ picture: picture('wide'), phone: picture('tall'), sizes: '100vw' });
  expect(tags.map(({ attributes }) => [attributes['media'], attributes['imageSrcSet']])).toEqual([
    ['(max-width: 47.99rem)', '/uploads/tall-640.avif 640w, /uploads/tall-1280.avif 1280w'],
    ['(min-width: 48rem)', '/uploads/wide-640.avif 640w, /uploads/wide-1280.avif 1280w'],
  ]);
});

test('asks for a picture without renditions by its address', () => {
  const [tag] = preloadTagsOf({ picture: { ...picture('a'), renditions: [] }, sizes: '100vw' });
  expect(tag?.attributes).toMatchObject({ href: '/uploads/a.webp', fetchpriority: 'high' });
});
