import type { FieldWords } from './field-words';

/** Texts of fields that mean the same in every type; a type with an entry of its own does not use them. */
export const SHARED_FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  title: { label: ['Title', 'العنوان'] },
  name: { label: ['Name', 'الاسم'] },
  description: { label: ['Description', 'الوصف'] },
  lead: {
    label: ['Introduction', 'المقدمة'],
    help: ['One or two sentences below the title.', 'جملة أو جملتان تحت العنوان.'],
  },
  body: {
    label: ['Text', 'النص'],
    help: [
      'Headings begin with ##, lists with a hyphen, and **two stars** make bold.',
      'تبدأ العناوين بعلامتي ## والقوائم بشرطة، والنص بين **نجمتين** غليظ.',
    ],
  },
  text: { label: ['Text', 'النص'] },
  slug: {
    label: ['Address', 'العنوان في الموقع'],
    help: [
      'Last part of the address on the site: small Latin letters, digits and hyphens.',
      'آخر جزء من عنوان الصفحة في الموقع: أحرف لاتينية صغيرة وأرقام وشرطات.',
    ],
  },
  position: {
    label: ['Place in lists', 'الترتيب'],
    help: ['Smaller numbers come first.', 'الرقم الأصغر يظهر أولًا.'],
  },
  picture: { label: ['Picture', 'الصورة'] },
  pictureAlt: {
    label: ['What the picture shows', 'وصف الصورة'],
    help: ['Is read aloud to people who cannot see it.', 'يُقرأ لمن لا يستطيع رؤيتها.'],
  },
  posterAlt: {
    label: ['What the poster shows', 'وصف الملصق'],
    help: ['Is read aloud to people who cannot see it.', 'يُقرأ لمن لا يستطيع رؤيته.'],
  },
  light: {
    label: ['Light', 'لون الضوء'],
    help: ['Colour behind its page, e.g. #d98b2b.', 'اللون خلف صفحتها، مثل #d98b2b.'],
  },
  people: {
    label: ['People', 'المشاركون'],
    help: ['One name on each line.', 'اسم واحد في كل سطر.'],
  },
  channel: { label: ['Channel', 'القناة'] },
  sport: { label: ['Sport', 'الرياضة'] },
  show: { label: ['Show', 'البرنامج'] },
  video: { label: ['Video', 'الفيديو'] },
  startsAt: { label: ['Begins', 'البداية'] },
  endsAt: { label: ['Ends', 'النهاية'] },
  changedOn: {
    label: ['Changed on', 'تاريخ التعديل'],
    help: ['Day from which this text is valid.', 'اليوم الذي يسري منه هذا النص.'],
  },
  actionLabel: { label: ['Text of the button', 'نص الزر'] },
  rows: {
    label: ['Rows', 'الصفوف'],
    help: ['Their cards fill themselves from the catalogue.', 'تمتلئ بطاقاتها من المكتبة من تلقاء نفسها.'],
  },
};
