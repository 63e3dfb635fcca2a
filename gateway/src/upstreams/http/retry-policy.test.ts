import { retriesOf } from './retry-policy';

const RETRYABLE = [408, 409, 425, 429, 500, 502, 503, 504];
const FINAL = [200, 201, 400, 401, 403, 404, 410, 422, 501];

describe('how often an upstream call is sent again', () => {
  it.each(RETRYABLE)('once after %i when an Idempotency-Key makes it safe', (status) => {
    expect(retriesOf({ method: 'POST', hasIdempotencyKey: true, status })).toBe(1);
  });

  it.each(RETRYABLE)('never after %i without a key', (status) => {
    expect(retriesOf({ method: 'POST', hasIdempotencyKey: false, status })).toBe(0);
  });

  it.each(RETRYABLE)('never after %i when the method is idempotent', (status) => {
    expect(retriesOf({ method: 'GET', hasIdempotencyKey: true, status })).toBe(0);
  });

  it.each(FINAL)('never after %i', (status) => {
    expect(retriesOf({ method: 'POST', hasIdempotencyKey: true, status })).toBe(0);
  });
});
