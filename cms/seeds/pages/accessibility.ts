import type { GenericPageSeed } from './generic-page-seed';

export const ACCESSIBILITY: GenericPageSeed = {
  slug: 'accessibility',
  en: {
    title: 'Accessibility',
    lead: 'An evening together leaves nobody out. This is what we do for that, what is still missing, and how to tell us.',
    body: `We build Sahra after the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, in both languages and in both directions of reading.

## What you can count on

- Everything can be reached and used with the keyboard alone, and you can see where you are.
- Pictures are described in words, in Arabic and in English. Pictures that are only decoration are skipped.
- Text keeps its contrast, grows with the size you set in your browser, and can be enlarged to 200% without losing anything.
- If your device asks for less motion, nothing on our pages moves by itself.
- Where words of the other language stand on a page, screen readers are told, so that they are read aloud with the right voice.
- The player has shortcuts on the keyboard, remembers your subtitles, and never starts with sound that you did not ask for.

## What is still missing

- Not every older video has subtitles. Where they exist, the player offers them.
- Live events have no live captions yet.
- Few shows have an audio description.

## Tell us

If something stops you, we want to know which page it was and what you use to read it. [Write to us](/contact-us): we treat such messages as faults and not as wishes, and answer within 7 days.`,
  },
  ar: {
    title: 'إتاحة الوصول',
    lead: 'السهرة لا تستثني أحدًا. هنا ما نفعله من أجل ذلك، وما ينقصنا بعد، وكيف تخبرنا به.',
    body: `نبني سهرة وفق إرشادات إتاحة محتوى الويب WCAG 2.2 بمستواها AA، باللغتين وباتجاهي القراءة.

## ما يمكنك الاعتماد عليه

- كل شيء يمكن بلوغه واستخدامه بلوحة المفاتيح وحدها، وترى دائمًا أين أنت.
- الصور موصوفة بالكلمات، بالعربية والإنجليزية، وما كان منها للزينة فقط يُتجاوز.
- النص واضح التباين، ويكبر مع الحجم الذي تختاره في متصفحك، ويمكن تكبيره إلى 200% من دون أن يضيع شيء.
- إذا طلب جهازك تقليل الحركة فلا يتحرك شيء في صفحاتنا من تلقاء نفسه.
- وإذا وردت في الصفحة كلمات باللغة الأخرى نُعلم قارئ الشاشة بها، ليقرأها بالصوت المناسب.
- للمشغّل اختصارات على لوحة المفاتيح، ويتذكّر اختيارك للترجمة، ولا يبدأ بصوت لم تطلبه.

## ما ينقصنا بعد

- ليست كل الفيديوهات القديمة مترجمة نصيًا. وحيث توجد الترجمة يعرضها المشغّل.
- لا ترجمة فورية للأحداث المباشرة حتى الآن.
- الوصف الصوتي متاح في برامج قليلة.

## أخبرنا

إذا حال شيء بينك وبين المشاهدة، فأخبرنا في أي صفحة كان ذلك وما الذي تستعين به في التصفح. [اكتب لنا](/contact-us): نعامل هذه الرسائل معاملة الأعطال لا الأمنيات، ونجيب خلال 7 أيام.`,
  },
};
