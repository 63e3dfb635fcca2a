import { newSandboxNumber } from '../sandbox-cards';
import { checkCardForm } from './check-card-form';

const NOW = new Date('2026-11-21T12:00:00Z');
const check = (changed: Record<string, unknown> = {}) =>
  checkCardForm({ number: '4242 4242 4242 4242', expiry: '08/34', cvc: '123', ...changed }, NOW);

test('a test card is known by its number', () => {
  expect(check().card).toMatchObject({
    ...{ behaviour: 'succeeds', brand: 'visa', last4: '4242' },
    expires: '2034-08',
  });
  expect(check({ number: '5555-5555-5555-4444' }).card?.brand).toBe('mastercard');
});

test('other numbers of the range of the first card are cards of their own', () => {
  const [one, other] = [newSandboxNumber(), newSandboxNumber()].map((number) => check({ number }).card);
  expect(one).toMatchObject({ behaviour: 'succeeds', brand: 'visa' });
  expect(new Set([check().card, one, other].map((card) => card?.fingerprint)).size).toBe(3);
});

test('digits of the Arabic keyboards are digits', () => {
  const typed = { number: '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', expiry: '۰۸/۳۴', cvc: '١٢٣' };
  expect(check(typed)).toMatchObject({ failures: {}, card: { behaviour: 'succeeds' } });
});

test.each([
  { number: '\u200E4242 4242 4242 4242\u200F', expiry: '\u206608/34\u2069', cvc: '\u200E123' },
  { number: '4242\u20134242\u20134242\u20134242' },
])('direction marks and dashes that were pasted are none of its characters (%j)', (pasted) => {
  expect(check(pasted)).toMatchObject({ failures: {}, card: { last4: '4242' } });
});

test.each(['08/34', '8/34', '0834', '08 / 2034', '08-34', '11/26', ' 12/26 '])(
  'the expiry %p is in time',
  (expiry) => {
    expect(check({ expiry }).failures).toEqual({});
  },
);

test.each([
  [{ number: '' }, { number: 'CARD_NUMBER_REQUIRED' }],
  [{ number: '4242 4242 4242 4241' }, { number: 'CARD_NUMBER_INVALID' }],
  [{ number: 'my card' }, { number: 'CARD_NUMBER_INVALID' }],
  [{ number: ['4242424242424242'] }, { number: 'CARD_NUMBER_REQUIRED' }],
  [{ number: '4111111111111111' }, { number: 'CARD_NOT_A_TEST_CARD' }],
  [{ expiry: '' }, { expiry: 'CARD_EXPIRY_INVALID' }],
  [{ expiry: '13/34' }, { expiry: 'CARD_EXPIRY_INVALID' }],
  [{ expiry: 'soon' }, { expiry: 'CARD_EXPIRY_INVALID' }],
  [{ expiry: '10/26' }, { expiry: 'CARD_EXPIRY_PAST' }],
  [{ cvc: '12' }, { cvc: 'CARD_CVC_INVALID' }],
  [{ cvc: '12a' }, { cvc: 'CARD_CVC_INVALID' }],
])('%p is reported as %p', (changed, failures) => {
  expect(check(changed)).toMatchObject({ failures, card: undefined });
});

test('all failures are reported at once', () => {
  const told = { number: 'CARD_NUMBER_REQUIRED', expiry: 'CARD_EXPIRY_INVALID', cvc: 'CARD_CVC_INVALID' };
  expect(checkCardForm({}, NOW).failures).toEqual(told);
});
