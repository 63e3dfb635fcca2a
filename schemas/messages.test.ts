import {
  COMMENT_LENGTH,
  CONTACT_NAME_LENGTH,
  LOCALES,
  MESSAGE_LENGTH,
  PASSWORD_LENGTH,
  SEARCH_QUERY_LENGTH,
} from './constants';
import { isMessageCode, messageOf } from './messages';
import ar from './messages/ar.json';
import en from './messages/en.json';

const codes = Object.keys(en);
const ARABIC = /\p{Script=Arabic}/u;
/** Invisible bidi control characters; messages must not contain them, because the page sets the direction. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
/** Latin-script text that is allowed in Arabic messages: names of stores and of what a developer sends, and URLs. */
const NAMES =
  /Google Play|App Store|\bPlay\b|https:\/\/\S+|GraphQL|\bGET\b|operationName|x-localization|apollo-require-preflight|x-apollo-operation-name|application\/[\w.+-]*\w/g;
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe('messages', () => {
  it('have the same codes in both languages, in the same order', () => {
    expect(Object.keys(ar)).toEqual(codes);
  });

  it.each(codes)('%s is said in both languages, each in its script', (code) => {
    const english = messageOf(code, 'en');
    const arabic = messageOf(code, 'ar');

    expect(code).toMatch(/^[A-Z]+(?:_[A-Z]+)*$/);
    expect(english.trim()).toBe(english);
    expect(arabic.trim()).toBe(arabic);
    expect(english).not.toBe('');
    expect(english).not.toMatch(ARABIC);
    expect(arabic).toMatch(ARABIC);
    expect(arabic.replace(NAMES, '')).not.toMatch(/[a-z]{2}/i);
    expect(english + arabic).not.toMatch(BIDI_CONTROLS);
    expect(placeholders(arabic)).toEqual(placeholders(english));
  });

  it('state the same numbers in both languages', () => {
    for (const code of codes) {
      const numbers = LOCALES.map((locale) => messageOf(code, locale).match(/\d+/g) ?? []);
      expect([code, numbers[1]]).toEqual([code, numbers[0]]);
    }
  });

  it.each([
    ['NAME_LENGTH', [CONTACT_NAME_LENGTH.min, CONTACT_NAME_LENGTH.max]],
    ['MESSAGE_LENGTH', [MESSAGE_LENGTH.min, MESSAGE_LENGTH.max]],
    ['QUERY_LENGTH', [SEARCH_QUERY_LENGTH.min, SEARCH_QUERY_LENGTH.max]],
    ['PASSWORD_INVALID', [PASSWORD_LENGTH.min, PASSWORD_LENGTH.max]],
    ['COMMENT_LENGTH', [COMMENT_LENGTH.max]],
  ])('%s states the lengths of its constant', (code, lengths) => {
    const numbers = messageOf(code, 'en').replaceAll(',', '').match(/\d+/g) ?? [];
    expect(numbers.map(Number)).toEqual(lengths);
  });

  it.each([
    ['INCORRECT_CREDENTIALS', 'Incorrect credentials !'],
    ['EMAIL_UNKNOWN', "The Email doesn't exist !"],
    ['EMAIL_TAKEN', 'The Email has already been taken.'],
    ['EMAIL_INVALID', 'Email incorrect.'],
    ['REFERRAL_REQUIRED', 'Refferal code is required!'],
    ['DELETE_PASSWORD_WRONG', 'Your password is incorrect !'],
    ['REASON_REQUIRED', 'please, select a reason !'],
    ['COUPON_INVALID', "We couldn't verify this coupon, please try again"],
    ['CSRF_MISSING_SIGN_OUT', 'Could not fetch CSRF Token for signing out'],
    ['SOMETHING_WENT_WRONG', 'something went wrong, please try again!'],
    ['COMMENT_FAILED', 'Failed to send comment .'],
    ['CODE_ACTIVATION_FAILED', 'Code Activation Failed!'],
    ['CODE_ACTIVATED', 'Code Activated Successfully'],
    ['MESSAGE_SENT', 'Message Sent Successfully!'],
    ['LINK_COPIED', 'Link copied'],
    ['CODE_COPIED', 'Code copied'],
    ['LOGIN_SUCCESS', 'Login successfuly'],
    ['PASSWORD_CHANGED', 'Password changed successfull.'],
    ['PROFILE_CHANGED', 'Changed Successfully'],
  ])('%s is worded as the specification words it', (code, text) => {
    expect(messageOf(code, 'en')).toBe(text);
  });
});

describe('an unknown code', () => {
  it.each(['NO_SUCH_CODE', '', 'constructor', '__proto__', 'toString'])(
    '%j reads as the general failure',
    (code) => {
      expect(isMessageCode(code)).toBe(false);
      expect(messageOf(code, 'en')).toBe(en.SOMETHING_WENT_WRONG);
      expect(messageOf(code, 'ar')).toBe(ar.SOMETHING_WENT_WRONG);
    },
  );
});
