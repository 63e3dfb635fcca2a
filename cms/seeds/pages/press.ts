import type { GenericPageSeed } from './generic-page-seed';

export const PRESS: GenericPageSeed = {
  slug: 'press',
  en: {
    title: 'Press and brand',
    lead: 'Writing about Sahra? Here is how our name is written, what you may use, and whom to ask.',
    body: `## Sahra in one sentence

Sahra is a streaming service in Arabic and English for evenings spent together: original shows, live events, sports, business and shorts, on over 15 channels and podcasts.

## How the name is written

- In English: **Sahra**, with one capital letter, also in the middle of a sentence. Not SAHRA, not “The Sahra”.
- In Arabic: **سهرة**. The two names are never joined into one word.
- Please do not translate the names of our shows: each has a title of its own in both languages, which you find on its page.

## What you may use

- The name, and screenshots of pages and of the player, in reports and reviews.
- Pictures of shows as you find them on their pages, uncut and uncoloured, with the note “Photo: Sahra”.
- Excerpts of videos of up to 30 seconds, with a link to the page of the video.

For anything else, and for pictures to print, ask us first.

## Whom to ask

Journalists reach us through the [contact page](/contact-us): begin your message with “Press” and say until when you need the answer. If it is urgent, call; the numbers for the Emirates, Egypt and Saudi Arabia are there.`,
  },
  ar: {
    title: 'الصحافة والهوية',
    lead: 'تكتب عن سهرة؟ هنا كيف يُكتب اسمنا، وما يمكنك استخدامه، ومن تسأل.',
    body: `## سهرة في جملة واحدة

سهرة منصة بث بالعربية والإنجليزية لأمسيات نقضيها معًا: برامج أصلية وأحداث مباشرة ورياضة وأعمال ومقاطع قصيرة، على أكثر من 15 قناة وبودكاست.

## كيف يُكتب الاسم

- بالعربية: **سهرة**، بالتاء المربوطة ومن دون أداة التعريف.
- بالإنجليزية: **Sahra**، بحرف كبير واحد في أولها. ولا يُدمج الاسمان في كلمة واحدة.
- نرجو ألا تُترجم أسماء برامجنا: لكل برنامج عنوانه في كل لغة، وتجده في صفحته.

## ما يمكنك استخدامه

- الاسم، ولقطات من الصفحات والمشغّل، في التقارير والمراجعات.
- صور البرامج كما تجدها في صفحاتها، من دون قصّ أو تلوين، مع عبارة «الصورة: سهرة».
- مقتطفات من الفيديوهات لا تتجاوز 30 ثانية، مع رابط إلى صفحة الفيديو.

وما عدا ذلك، وكذلك الصور المعدّة للطباعة، فاسألنا عنه أولًا.

## من تسأل

يصل إلينا الصحفيون من صفحة [تواصل معنا](/contact-us): ابدأ رسالتك بكلمة «صحافة» واذكر متى تحتاج إلى الجواب. وإن كان الأمر عاجلًا فاتصل بنا، وأرقام الإمارات ومصر والسعودية هناك.`,
  },
};
