import { FILM_TOKEN_SECONDS, signFilmToken, verifyFilmToken } from './film-token';

const SECRET = 'a-secret-only-tests-know';
const NOW = Date.UTC(2026, 10, 23, 8, 0, 0);

describe('a film token', () => {
  it('opens the film of its video until it expires', () => {
    const token = signFilmToken(SECRET, 'gp4hgfx7', NOW);
    expect(verifyFilmToken(SECRET, token, 'gp4hgfx7', NOW)).toBe(true);
    expect(verifyFilmToken(SECRET, token, 'gp4hgfx7', NOW + FILM_TOKEN_SECONDS * 1000 - 1)).toBe(true);
    expect(verifyFilmToken(SECRET, token, 'gp4hgfx7', NOW + FILM_TOKEN_SECONDS * 1000)).toBe(false);
  });

  it('opens no other film, with no other secret, and no longer than it was signed for', () => {
    const token = signFilmToken(SECRET, 'gp4hgfx7', NOW);
    expect(verifyFilmToken(SECRET, token, 'gp4hgfx8', NOW)).toBe(false);
    expect(verifyFilmToken('another', token, 'gp4hgfx7', NOW)).toBe(false);
    expect(verifyFilmToken(SECRET, `9${token}`, 'gp4hgfx7', NOW)).toBe(false);
    expect(verifyFilmToken(SECRET, '', 'gp4hgfx7', NOW)).toBe(false);
  });
});
