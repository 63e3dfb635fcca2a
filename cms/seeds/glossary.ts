/** Terms that the editors agreed on, and what is not written for them. */
export const GLOSSARY = [
  { en: 'football', ar: 'كرة القدم', avoid: { en: ['soccer'], ar: ['كورة', 'فوتبول'] } },
  { en: 'street football', ar: 'كرة الحارة', avoid: { en: [], ar: ['كورة الشوارع'] } },
  { en: 'padel', ar: 'البادل', avoid: { en: ['paddle tennis'], ar: ['بادل تنس'] } },
  { en: 'penalty', ar: 'ركلة جزاء', avoid: { en: [], ar: ['ضربة جزاء', 'بنلتي'] } },
  { en: 'extra time', ar: 'وقت إضافي', avoid: { en: ['overtime'], ar: ['شوط إضافي'] } },
  { en: 'goalkeeper', ar: 'حارس المرمى', avoid: { en: ['goalie', 'keeper'], ar: ['الجول كيبر'] } },
  { en: 'clean sheet', ar: 'شباك نظيفة', avoid: { en: [], ar: ['كلين شيت'] } },
  {
    en: 'semi-final',
    ar: 'نصف النهائي',
    avoid: { en: ['semis'], ar: ['السيمي فاينل', 'الدور قبل النهائي'] },
  },
  { en: 'highlights', ar: 'أبرز اللقطات', avoid: { en: [], ar: ['هايلايتس'] } },
  { en: 'podcast', ar: 'بودكاست', avoid: { en: [], ar: ['مدونة صوتية'] } },
  { en: 'startup', ar: 'شركة ناشئة', avoid: { en: ['start-up'], ar: ['ستارت أب'] } },
  { en: 'watchlist', ar: 'قائمتي', avoid: { en: ['favourites'], ar: ['المفضلة'] } },
] as const;
