import type { InBoth } from '../../../seeds/seed-types';

const SUBJECTS: readonly InBoth<string>[] = [
  { en: 'A long night', ar: 'ليلة طويلة' },
  { en: 'The last bus', ar: 'الحافلة الأخيرة' },
  { en: 'Two old friends', ar: 'صديقان قديمان' },
  { en: 'An empty stadium', ar: 'ملعب خالٍ' },
  { en: 'The corner shop', ar: 'دكان الحارة' },
  { en: 'A borrowed car', ar: 'سيارة مستعارة' },
  { en: 'Rain at noon', ar: 'مطر عند الظهر' },
  { en: 'The second half', ar: 'الشوط الثاني' },
  { en: 'A table for nine', ar: 'طاولة لتسعة' },
  { en: 'The quiet coach', ar: 'المدرب الصامت' },
  { en: 'A song from the roof', ar: 'أغنية من السطح' },
  { en: 'The lost suitcase', ar: 'الحقيبة الضائعة' },
  { en: 'Breakfast with strangers', ar: 'فطور مع غرباء' },
  { en: 'The night market', ar: 'سوق الليل' },
  { en: 'A letter without a stamp', ar: 'رسالة بلا طابع' },
  { en: 'The old projector', ar: 'جهاز العرض القديم' },
  { en: 'Five minutes to go', ar: 'بقيت خمس دقائق' },
  { en: 'The neighbour upstairs', ar: 'جار الطابق الأعلى' },
  { en: 'A road under repair', ar: 'طريق قيد الإصلاح' },
];

const PLACES: readonly InBoth<string>[] = [
  { en: 'in Amman', ar: 'في عمّان' },
  { en: 'in Alexandria', ar: 'في الإسكندرية' },
  { en: 'in Muscat', ar: 'في مسقط' },
  { en: 'in Beirut', ar: 'في بيروت' },
  { en: 'in Casablanca', ar: 'في الدار البيضاء' },
  { en: 'in Jeddah', ar: 'في جدة' },
  { en: 'in Tunis', ar: 'في تونس' },
  { en: 'in Dubai', ar: 'في دبي' },
  { en: 'in Aswan', ar: 'في أسوان' },
  { en: 'in Kuwait', ar: 'في الكويت' },
  { en: 'in Doha', ar: 'في الدوحة' },
  { en: 'in Oran', ar: 'في وهران' },
  { en: 'in Baghdad', ar: 'في بغداد' },
];

const DESCRIPTION: InBoth<string> = {
  en: 'Made to measure a large catalogue.',
  ar: 'صُنع لقياس سرعة كتالوج كبير.',
};

const FALLBACK: InBoth<string> = { en: '', ar: '' };

/** Title and description of the generated video at `index`. The numbers of subjects and places share no divisor, so that every pair comes before one returns. */
export const generatedWords = (index: number): InBoth<{ title: string; description: string }> => {
  const subject = SUBJECTS[index % SUBJECTS.length] ?? FALLBACK;
  const place = PLACES[index % PLACES.length] ?? FALLBACK;
  const part = Math.floor(index / (SUBJECTS.length * PLACES.length)) + 1;
  return {
    en: { title: `${subject.en} ${place.en}, part ${part}`, description: DESCRIPTION.en },
    ar: { title: `${subject.ar} ${place.ar}، الجزء ${part}`, description: DESCRIPTION.ar },
  };
};
