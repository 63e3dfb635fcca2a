import { pictureTypeOf } from './picture-address';

test.each([
  ['/uploads/avif_640_respawn_0a1b2c3d4e.avif', 'image/avif'],
  ['/uploads/a.JPG', 'image/jpeg'],
  ['/uploads/a.b.png', 'image/png'],
])('%s is a picture', (path, type) => {
  expect(pictureTypeOf(path)).toBe(type);
});

test.each([
  '/uploads/evil.js',
  '/uploads/evil.html',
  '/uploads/logo.svg',
  '/uploads/a.png.html',
  '/uploads/a.png%00.html',
  '/uploads/a.png/..;/evil.js',
  '/uploads/a.png/',
  '/uploads/%2e%2e/a.png',
  '/uploads/../a.png',
  '/uploads/.hidden.png',
  '/uploads/x/a.png',
  '/uploads//a.png',
  '//uploads/a.png',
  '/UPLOADS/a.png',
  '/uploads/a',
  '/uploads/a.constructor',
  '/uploads/',
  '/uploads',
])('%s is not', (path) => {
  expect(pictureTypeOf(path)).toBeNull();
});
