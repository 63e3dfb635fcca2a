import { fold } from '@sahra/schemas/fold';

import { joinDottedDigits, latinForms, withoutLatinArticles } from './latin-sounds';
import { SoundComparison } from './sound-cost';
import { arabicSoundKeys, latinSoundKeys } from './sound-keys';

const alike = (latin: string, arabic: string): boolean => {
  const forms = latinForms(fold(joinDottedDigits(latin)));
  const word = fold(arabic);
  const shared = forms.some((form) =>
    latinSoundKeys(form).some((key) => arabicSoundKeys(word).includes(key)),
  );
  const isUsual = (form: string): boolean =>
    new SoundComparison(form).bestCost(word, 0.11 * form.length) < Infinity;
  return shared && forms.some(isUsual);
};

describe('Arabic in Latin letters', () => {
  it.each([
    ['7amdi', 'حمدي'],
    ['hamdy', 'حمدي'],
    ['3oud', 'عود'],
    ['oud', 'عود'],
    ['sha3by', 'شعبي'],
    ['el7adouta', 'حدوتة'],
    ['sho8l', 'شغل'],
    ["sho3'l", 'شغل'],
    ['shoghl', 'شغل'],
    ['ma6bakh', 'مطبخ'],
    ["ma6ba7'", 'مطبخ'],
    ['matba5', 'مطبخ'],
    ['9adee2', 'صديق'],
    ['sadeeq', 'صديق'],
    ['2ahwa', 'قهوة'],
    ['gahwa', 'قهوة'],
    ['ahwa', 'قهوة'],
    ['gamal', 'جمال'],
    ['jamaal', 'جمال'],
    ['thawra', 'ثورة'],
    ['sawra', 'ثورة'],
    ['zahab', 'ذهب'],
    ['dhahab', 'ذهب'],
    ['esh-shams', 'شمس'],
    ['essokkar', 'سكر'],
    ['mostafa', 'مصطفى'],
    ['egar', 'إيجار'],
    ['mosalsalat', 'مسلسلات'],
  ])('%s is %s', (latin, arabic) => {
    expect(alike(latin.replace('-', ''), arabic)).toBe(true);
  });

  it.each([
    ['7amdi', 'حداد'],
    ['laila', 'لال'],
    ['kalam', 'قلوب'],
    ['sahra', 'شهر'],
    ['3oud', 'عيد'],
    ['match', 'مطبخ'],
    ['matbakh', 'طبخ'],
    ['quokka', 'كعكة'],
  ])('%s is not %s', (latin, arabic) => {
    expect(alike(latin, arabic)).toBe(false);
  });

  it('keeps digits with an apostrophe in their word, and other digits as they are', () => {
    expect(joinDottedDigits("3'oroub, 7'ames and sho3'l")).toBe('ghoroub, khames and shoghl');
    expect(joinDottedDigits("the 90's, 5' and 13'")).toBe("the 90's, 5' and 13'");
  });

  it('leaves out an article before its word, but not at the end', () => {
    expect(withoutLatinArticles(['bas', 'el', 'leil'])).toEqual(['bas', 'leil']);
    expect(withoutLatinArticles(['el'])).toEqual(['el']);
  });
});
