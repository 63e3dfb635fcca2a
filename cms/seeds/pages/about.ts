import type { GenericPageSeed } from './generic-page-seed';

export const ABOUT: GenericPageSeed = {
  slug: 'about',
  en: {
    title: 'About Sahra',
    lead: 'A sahra is an evening spent together that runs later than planned. We make the television for it.',
    body: `Everybody here knows the evening we mean. Someone brings tea, someone brings an opinion about the match, and at one in the morning nobody has looked at a clock. We wanted a place that feels like that, and we did not find one. So we built it.

## What is on

Original shows from the region, live events, sports, business and shorts, on over 15 channels and podcasts. Some are filmed on rooftops, some in kitchens, some at the edge of a pitch in the rain. What they have in common is that the people in them would talk the same way if no camera were there.

## Two languages, one site

Sahra is written twice, in Arabic and in English, and neither is the translation of the other. Our Arabic editors write for people who think in Arabic, our English ones for people who switch in the middle of a sentence. If something is there in one language only, the page says so.

## How we pay for it

- Most recorded videos are free, with a few short ads.
- Live events need an account, which is free.
- Plans open everything premium, with ads or without. Each begins with {{trialDays}} free.
- What a sponsor paid for is marked. Our [manifesto](/manifesto) says what we sell to advertisers, and what we do not.

## Who we are

Makers, editors and engineers in Dubai, Cairo and Riyadh. If you make things yourself, or would like to, [write to us](/contact-us).`,
  },
  ar: {
    title: 'عن سهرة',
    lead: 'السهرة مساء نقضيه معًا ويطول أكثر مما خططنا له. ونحن نصنع له تلفزيونه.',
    body: `كلنا نعرف ذلك المساء: واحد يأتي بالشاي، وآخر برأيه في المباراة، وحين تبلغ الساعة الواحدة بعد منتصف الليل لا يكون أحد قد نظر إليها. أردنا مكانًا له هذا الإحساس فلم نجده، فبنيناه.

## ماذا تشاهد

برامج أصلية من المنطقة وأحداث مباشرة ورياضة وأعمال ومقاطع قصيرة، على أكثر من 15 قناة وبودكاست. بعضها صُوّر على الأسطح، وبعضها في المطابخ، وبعضها على خط الملعب تحت المطر. وما يجمعها أن أصحابها كانوا سيتحدثون بالطريقة نفسها لو لم تكن هناك كاميرا.

## لغتان وموقع واحد

سهرة تُكتب مرتين، بالعربية والإنجليزية، وليست إحداهما ترجمة للأخرى. محررونا بالعربية يكتبون لمن يفكر بها، ومحررونا بالإنجليزية لمن ينتقل بين اللغتين في منتصف الجملة. وإذا كان شيء متاحًا بلغة واحدة فقط، قالت الصفحة ذلك.

## من أين ننفق

- معظم الفيديوهات المسجّلة مجانية، مع إعلانات قليلة وقصيرة.
- الأحداث المباشرة تحتاج إلى حساب، وهو مجاني.
- والاشتراك يفتح كل المحتوى المميّز، مع إعلانات أو بلا إعلانات، ويبدأ بفترة مجانية مدتها {{trialDays}}.
- وما موّله راعٍ نشير إليه. في [بياننا](/manifesto) ما نبيعه للمعلنين وما لا نبيعه.

## من نحن

صنّاع ومحررون ومهندسون في دبي والقاهرة والرياض. وإذا كنت تصنع شيئًا، أو تود ذلك، [فاكتب لنا](/contact-us).`,
  },
};
