export const TEST_KEY = 'a-signing-key-that-only-tests-know';
/** A signing key that TEST_KEY replaces, and that is still accepted. */
export const FORMER_KEY = 'the-former-signing-key-of-the-tests';
export const FILM_SECRET = 'a-film-secret-that-only-tests-know';
export const GATEWAY_TOKEN = 'a-gateway-token-that-only-tests-know';
