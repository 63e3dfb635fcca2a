export const TEST_KEY = 'a-signing-key-that-only-tests-know';
export const FILM_SECRET = 'a-film-secret-that-only-tests-know';
export const GATEWAY_TOKEN = 'a-gateway-token-that-only-tests-know';
