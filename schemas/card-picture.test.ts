import { cardPicture, cardSourceOf, coverAddress } from './card-picture';
import { pictureTypeOf } from './picture-address';

test('the card of a stored picture is a JPEG of at most 1200 pixels a side', () => {
  expect(cardPicture({ url: '/uploads/a_1.webp', alt: 'Dunes', width: 2880, height: 1620 })).toEqual({
    url: '/uploads/a_1.webp.card.jpg',
    alt: 'Dunes',
    width: 1200,
    height: 675,
  });
  expect(cardPicture({ url: '/uploads/a_1.webp', width: 600, height: 900 })).toMatchObject({
    width: 600,
    height: 900,
  });
  expect(cardPicture({ url: '/uploads/a_1.webp', width: null, height: null })).toEqual({
    url: '/uploads/a_1.webp.card.jpg',
    width: null,
    height: null,
  });
});

test.each(['/images/share.png', 'https://cdn.example/a.webp', '/uploads'])('%s has no other card', (url) => {
  expect(cardPicture({ url })).toEqual({ url });
  expect(coverAddress(url)).toBe(url);
});

test('the path of a card names its file, and is one of a picture', () => {
  const { url } = cardPicture({ url: '/uploads/avif_640_a.b_0.webp' });
  expect(cardSourceOf(url)).toEqual({ name: 'avif_640_a.b_0.webp', shape: 'card' });
  expect(pictureTypeOf(url)).toBe('image/jpeg');
});

test('so does the path of a cover', () => {
  const url = coverAddress('/uploads/a.webp');
  expect([cardSourceOf(url), pictureTypeOf(url)]).toEqual([{ name: 'a.webp', shape: 'cover' }, 'image/jpeg']);
});

test.each([
  '/uploads/a.webp',
  '/uploads/.card.jpg',
  '/uploads/a.jpg.other.jpg',
  '/uploads/a.svg.card.jpg',
  '/uploads/../a.webp.card.jpg',
  '/uploads/a/b.webp.card.jpg',
  '/uploads/a%2fb.webp.card.jpg',
  '/other/a.webp.card.jpg',
])('%s is the path of no card', (path) => {
  expect(cardSourceOf(path)).toBeNull();
});
