import { numberDifference } from './numbers-differ';

describe('numbers of the two languages', () => {
  test.each([
    ['13 channels', 'أكثر من 15 قناة', { en: ['13'], ar: ['15'] }],
    ['Cancel within 30 days', 'ألغِ متى شئت', { en: ['30'], ar: [] }],
    ['For {{trialDays}}', 'مدتها 7 أيام', { en: ['{{trialDays}}'], ar: ['7'] }],
    ['1.5 hours', '1,5 ساعة', { en: ['1.5'], ar: ['1,5'] }],
    ['From 8:30', 'من 30:08', { en: ['8:30'], ar: ['30:08'] }],
    ['Minute 12:30', 'الدقيقة ١٢:٣١', { en: ['12:30'], ar: ['12:31'] }],
  ])('“%s” and “%s” differ', (en, ar, difference) => {
    expect(numberDifference({ en: [en], ar: [ar] })).toEqual(difference);
  });

  test.each([
    ['7 free days, then 29.99', '٧ أيام مجانًا ثم ٢٩٫٩٩'],
    ['1,000 hours', '١٬٠٠٠ ساعة'],
    ['1000 hours', '1,000 ساعة'],
    ['From 18 to 25', 'من 25 إلى 18'],
    ['See https://sahra.example/2026', 'انظر الصفحة'],
    ['For {{trialDays}}', 'مدتها {{trialDays}}'],
    ['No number', 'بلا رقم'],
    ['12:30', '٧٥٠'],
    ['Between 9:00 and 10:15', 'بين 9:00 و10:15'],
  ])('“%s” and “%s” agree', (en, ar) => {
    expect(numberDifference({ en: [en], ar: [ar] })).toBeNull();
  });
});
