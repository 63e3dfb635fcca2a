import type { ManifestoTopic } from '../../src/api/manifesto/manifesto.schema';
import type { InBoth } from '../seed-types';

interface ManifestoSeed {
  title: string;
  lead: string;
  sections: readonly { topic: ManifestoTopic; title: string; text: string; points: readonly string[] }[];
  closingTitle: string;
  closingText: string;
  actionLabel: string;
}

/** Show whose wide still stands beside a section, by topic. */
export const MANIFESTO_PICTURES: Readonly<Record<ManifestoTopic, string>> = {
  'branded-content': 'the-in-laws',
  podcasts: 'one-microphone',
  newsletter: 'unsent-letters',
  'connected-tv': 'ten-minute-cinema',
  'in-stream': 'night-bus',
};

/** Page for advertisers. It promises only what the product does and names no audience that was not measured. */
export const MANIFESTO: InBoth<ManifestoSeed> = {
  en: {
    title: 'Attention is given, not taken',
    lead: 'Sahra is where young Arabic and English speakers spend their evenings. They came for the show. Be part of the show, or stand beside it with good manners.',
    sections: [
      {
        topic: 'branded-content',
        title: 'Branded content',
        text: 'Tell us what you stand for, and our makers write an episode people would choose anyway. The idea must survive without your logo. Your name is on it, openly: viewers forgive a sponsor, they do not forgive a disguise.',
        points: [
          'From one episode to a whole season',
          'Written and shot in Arabic or English, subtitled in the other',
          'Marked as sponsored, always',
        ],
      },
      {
        topic: 'podcasts',
        title: 'Podcasts',
        text: 'A host who has used your product says so in their own words, and says what they did not like too. Nobody reads out copy. That is why listeners stay for it.',
        points: [
          'Read by the host, at the start or in the middle',
          'One brand per episode',
          'Stays in the episode, also for those who listen next year',
        ],
      },
      {
        topic: 'newsletter',
        title: 'Newsletter',
        text: 'One letter every Thursday, about what to watch at the weekend. It has room for one partner, a picture and three sentences. Readers asked for this letter, and each one can leave from the letter itself.',
        points: [
          'Choose among everyone, sports and business',
          'Arabic and English editions',
          'Figures added up, never by person',
        ],
      },
      {
        topic: 'connected-tv',
        title: 'Connected TV',
        text: 'On the big screen a family watches together. Your spot runs in full picture and sound, before a live event or between two parts of a show, never over the picture.',
        points: [
          'Around live events and premieres',
          'By channel and time of the evening',
          'No second spot of your competitor in the same break',
        ],
      },
      {
        topic: 'in-stream',
        title: 'In-stream',
        text: 'Short spots in free videos and in plans with ads. Those who pay for a plan without ads see none, and we do not move that line.',
        points: [
          'Few and short, with a limit on how often one viewer sees yours',
          'Chosen by what is being watched; by person only with consent',
          'You pay for spots that were seen, not for spots that were loaded',
        ],
      },
    ],
    closingTitle: 'Let us talk about your evening',
    closingText:
      'Write what you want to achieve, when, and in which countries. A person answers, in Arabic or in English.',
    actionLabel: 'Contact us',
  },
  ar: {
    title: 'الانتباه يُمنح ولا يُنتزع',
    lead: 'على سهرة يمضي الشباب أمسياتهم بالعربية والإنجليزية. جاؤوا من أجل البرنامج، فكن جزءًا منه أو قف إلى جانبه بذوق.',
    sections: [
      {
        topic: 'branded-content',
        title: 'محتوى باسم علامتك',
        text: 'قل لنا ما الذي تؤمن به علامتك، ويكتب صنّاعنا حلقة يختارها الناس لذاتها. الفكرة الجيدة تقف وحدها من دون شعار. واسمك عليها صراحةً، فالمشاهد يتقبّل الراعي ولا يغفر التخفّي.',
        points: [
          'من حلقة واحدة إلى موسم كامل',
          'تُكتب وتُصوَّر بالعربية أو الإنجليزية وتُترجم إلى الأخرى',
          'يُشار دائمًا إلى أنها برعاية',
        ],
      },
      {
        topic: 'podcasts',
        title: 'البودكاست',
        text: 'مقدّم جرّب منتجك يتحدث عنه بكلماته، ويذكر أيضًا ما لم يعجبه. لا أحد يقرأ نصًّا محفوظًا، ولهذا يبقى المستمع.',
        points: [
          'بصوت المقدّم، في البداية أو في المنتصف',
          'علامة واحدة في كل حلقة',
          'يبقى في الحلقة لمن يستمع إليها بعد عام أيضًا',
        ],
      },
      {
        topic: 'newsletter',
        title: 'النشرة البريدية',
        text: 'رسالة واحدة كل خميس عمّا يستحق المشاهدة في نهاية الأسبوع، فيها مكان لشريك واحد: صورة وثلاث جمل. القراء هم من طلبوها، ولكلٍّ منهم أن يغادرها بلمسة.',
        points: [
          'للجميع، أو لمحبي الرياضة، أو لمتابعي الأعمال',
          'بنسختين عربية وإنجليزية',
          'أرقام مجمّعة، لا أرقام أشخاص',
        ],
      },
      {
        topic: 'connected-tv',
        title: 'التلفزيون المتصل',
        text: 'أمام الشاشة الكبيرة تجتمع العائلة. يُعرض إعلانك بصورة كاملة وصوت كامل، قبل حدث مباشر أو بين جزأين من برنامج، ولا يُعرض فوق الصورة أبدًا.',
        points: [
          'حول الأحداث المباشرة والعروض الأولى',
          'بحسب القناة ووقت السهرة',
          'لا إعلان لمنافسك في الفاصل نفسه',
        ],
      },
      {
        topic: 'in-stream',
        title: 'الإعلان ضمن الفيديو',
        text: 'إعلانات قصيرة في الفيديوهات المجانية وفي الاشتراكات التي تشمل إعلانات. ومن يدفع لاشتراك بلا إعلانات لا يرى منها شيئًا، وهذا خط لا نحرّكه.',
        points: [
          'قليلة وقصيرة، مع حدّ لعدد مرات ظهورها للمشاهد الواحد',
          'تُختار بحسب ما يُشاهَد، ولا تُختار بحسب الشخص إلا بموافقته',
          'تدفع عمّا شوهد لا عمّا حُمِّل',
        ],
      },
    ],
    closingTitle: 'لنتحدث عن سهرتك',
    closingText: 'اكتب لنا ما الذي تريد تحقيقه ومتى وفي أي بلدان. سيجيبك إنسان، بالعربية أو بالإنجليزية.',
    actionLabel: 'تواصل معنا',
  },
};
