import { checkContactMessage } from './check-contact-message';
import { nameFailure } from './name-failure';
import { stripControls } from './strip-controls';

const contact = (name: string) =>
  checkContactMessage({ name, email: 'a@mail.example', content: 'Hello there, this is me.' });

const NAMES = [
  'علی\u200Cرضا حسینی',
  'شێرکۆ\u200Cیی',
  'क्\u200Dष दास',
  'ශ්\u200Dරී ලංකා',
  'രാജന്\u200D',
  'രാജന്\u200D നായര്\u200D',
  'বিদ্যুত্\u200D রায়',
  'Jean\u2010Luc',
  'Jean\u2011Luc',
  'Jean–Luc',
  'Jean—Luc',
  'בן־דוד',
  'Խաչատուր֊Յան',
  "O'Brien",
  'O’Brien',
  'O´Brien',
  'O`Brien',
  'O′Brien',
  'Ka\u02BBahumanu',
  'Mas\u02BCud',
  '‘Abd al-Rahman',
  'مُحَمَّد عَلِيّ',
  'Núria Gal·la',
  'J.R.R. Tolkien',
  'Md.Rahim',
  'د.أحمد',
  '김민준',
  'แสงดาว',
  'បុរី',
];

describe.each(NAMES)('the name %s', (name) => {
  it('is kept as it is, and accepted everywhere', () => {
    expect(stripControls(name)).toBe(name);
    expect(nameFailure(name)).toBeUndefined();
    expect(contact(name)).toMatchObject({ input: { name }, failures: { name: undefined } });
  });
});

describe('what cannot be seen', () => {
  it.each([
    '\u200C\u200D\u200C',
    '\u3164\u3164\u3164',
    '\u115F\u1160\uFFA0',
    '\u2800\u2800\u2800',
    '\u{E0041}\u{E0042}\u{E0043}',
    '\u200E\u202E\u2066',
    '\u00AD\u2060\u180E',
    '\u0301\u0301\u0301',
    '\u{1D159}\u{13441}',
  ])('%j is no name', (name) => {
    expect(nameFailure(stripControls(name))).toBe('NAME_REQUIRED');
    expect(contact(name).failures.name).toBe('NAME_REQUIRED');
  });

  it.each([
    ['\u202Eamlas\u202C', 'amlas'],
    ['Sal\u200Bma\u200D', 'Salma'],
    ['\u200C سلمى \u200D', 'سلمى'],
    ['سلمى\u200C\u200C\u200Dعلي', 'سلمى\u200Cعلي'],
    ['Sal\u200Cma', 'Salma'],
    ['രാജന്\u200D\u200D\u200C', 'രാജന്\u200D'],
    ['ರಾಜನ್\u200C', 'ರಾಜನ್'],
    ['Sal\u0000ma\u2028R', 'Sal ma R'],
    ['Salma\u{E0048}\u{E0049}', 'Salma'],
    [
      'Salma 👩🏽\u200D💻 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      'Salma 👩🏽\u200D💻 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
  ])('%j is %j', (typed, name) => {
    expect(stripControls(typed)).toBe(name);
  });

  it('does not count', () => {
    expect(contact('Al\u200C').failures.name).toBe('NAME_LENGTH');
    expect(contact('A\u200Dl').failures.name).toBe('NAME_LENGTH');
  });
});

test.each([
  'Claim your prize: http://evil.example/1',
  'Prize at evil.example',
  'WWW.evil',
  'bit.ly/x',
  't.me/prize',
  'mr.evil.com',
  'Win at EVIL.COM',
  'Win at Evil.Com!',
  'EVIL．NET',
  'Join t.me now',
  'Join T.ME',
  'x.com',
  'EVIL.CO',
  'جائزة على موقع.مصر',
  'win@evil.example',
  '@sahra_support',
  'Call +971 50 123 4567',
  'اتصل ٠٥٠ ١٢٣ ٤٥٦٧',
])('%s is no name', (name) => {
  expect(nameFailure(stripControls(name))).toBe('NAME_LINK');
});

test.each([
  'Trial 1',
  'Sara 2026',
  'Dr.ahmed',
  'Salma. Rahal',
  'Salma.Rahal',
  'Mohamed A. Ali',
  'St. John',
  'MOHD.ALI',
  'Abd.Rahman',
  'J.Meyer',
  'M.ali',
  'J.Co',
  'Just...me',
  'Comfort Orgel',
  'Viewer 1795859486305',
  'R2D2',
  '🎬',
])('%s is a name of a viewer', (name) => {
  expect(nameFailure(stripControls(name))).toBeUndefined();
});
