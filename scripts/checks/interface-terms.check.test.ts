import { complaintsAboutTerms } from './interface-terms.check';

test.each([
  '"subscribe.promoCode": "رمز الخصم"',
  '"register.referral": "رمز الإحالة"',
  '"plan": "سنوي بدون إعلانات"',
  '"status": "Free days"',
  '"status": "أيام مجانية"',
  "name: 'Yearly, no ads'",
  '"hint": "Enter your discount code"',
  '"billing.paidBy": "دفعه"',
  "text: 'Resume it with one tap.'",
  "text: 'نقرة واحدة ويكتمل حسابك.'",
  "text: 'You pay AED 252.'",
  '"price": "252 د.إ"',
])('finds a rejected term in %s', (line) => {
  expect(complaintsAboutTerms('site/src/locale/en.json', `{\n${line}\n}`)).toEqual([
    expect.stringMatching(/^site\/src\/locale\/en\.json:2 says ".+": the term is ".+"\.$/),
  ]);
});

test.each([
  '"subscribe.start_other": "Start {{count}} free days"',
  '"subscribe.promoCode": "الرمز الترويجي"',
  '"billing.withoutAds": "Without ads"',
  '"voucher.title": "استخدم قسيمتك"',
  '"prices": "Prices are in UAE dirhams (AED)."',
])('is content with %s', (line) => {
  expect(complaintsAboutTerms('site/src/locale/en.json', line)).toEqual([]);
});
