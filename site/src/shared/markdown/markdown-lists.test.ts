/** @jest-environment node */
import { haveOwnMarkers, markdownLists } from './markdown-lists';

test.each([
  ['١. أولًا\n٢. ثانيًا', '1. أولًا\n2. ثانيًا'],
  ['١.أولًا\n٢.ثانيًا', '1. أولًا\n2. ثانيًا'],
  ['١) أولًا\n٢) ثانيًا', '1. أولًا\n2. ثانيًا'],
  ['1) one\n2) two', '1. one\n2. two'],
  ['(1) أولًا\n(٢) ثانيًا', '1. أولًا\n2. ثانيًا'],
  ['1- أولًا\n2 - ثانيًا', '1. أولًا\n2. ثانيًا'],
  ['٣. ثالثًا\n٤. رابعًا', '3. ثالثًا\n4. رابعًا'],
  ['٣. ثالثًا\n٤. رابعًا\n\n1) one\n2) two', '3. ثالثًا\n4. رابعًا\n\n[//]: #\n\n1. one\n2. two'],
  ['1. one\n2. two\n\n(1) a\n(2) b', '1. one\n2. two\n\n[//]: #\n\n1. a\n2. b'],
  ['١- أولًا\n\n٢ - ثانيًا\n\n٣. ثالثًا', '1. أولًا\n\n2. ثانيًا\n\n3. ثالثًا'],
  ['1) one\n\n2. two', '1. one\n\n2. two'],
  ['• تمر\n• لبن', '- تمر\n- لبن'],
  ['•تمر\n•لبن', '- تمر\n- لبن'],
  ['▪ تمر\n\n▪ لبن', '- تمر\n\n- لبن'],
  ['·\tتمر\r\n·\tلبن', '- تمر\n- لبن'],
  ['\u200F• تمر\n\u200F• لبن', '- تمر\n- لبن'],
  ['\uF0B7 تمر\n\uF0B7 لبن', '- تمر\n- لبن'],
  ['– تمر\n– لبن', '- تمر\n- لبن'],
  ['* تمر\n* لبن', '- تمر\n- لبن'],
  ['أ. تمر\nب. لبن', '- أ. تمر\n- ب. لبن'],
  ['أ) تمر\nهـ) لبن', '- أ) تمر\n- هـ) لبن'],
  ['a) first\nb) second', '- a) first\n- b) second'],
  ['A. first\nB. second', '- A. first\n- B. second'],
  ['(c) third\n\n(d) fourth', '- (c) third\n\n- (d) fourth'],
  ['i. first\nii. second\niii. third', '- i. first\n- ii. second\n- iii. third'],
  ['IV) four\nV) five', '- IV) four\n- V) five'],
  ['a) x\n  i. y\n  ii. z\nb) w', '- a) x\n  - i. y\n  - ii. z\n- b) w'],
  ['1.1 first\n1.2 second', '- 1.1 first\n- 1.2 second'],
  ['١.٩ تمر\n١.١٠ لبن', '- ١.٩ تمر\n- ١.١٠ لبن'],
  ['1. Scope\n1.1 Here\n1.2 There\n2. End', '1. Scope\n- 1.1 Here\n- 1.2 There\n2. End'],
  ['2.1.1. first\n2.1.2. second', '- 2.1.1. first\n- 2.1.2. second'],
  ['❖ تمر\n❖ لبن', '- تمر\n- لبن'],
  ['➤ one\n➤ two', '- one\n- two'],
  ['← تمر\n← لبن', '- تمر\n- لبن'],
  ['▶️ one\n▶️ two', '- one\n- two'],
  ['\uF076 one\n\uF076 two', '- one\n- two'],
  ['① first\n② second', '- ① first\n- ② second'],
  ['1️⃣ first\n2️⃣ second', '- 1️⃣ first\n- 2️⃣ second'],
  ['✅ with\n❌ without', '- ✅ with\n- ❌ without'],
  ['🎬أفلام\n👩🏽‍💻 برامج', '- 🎬أفلام\n- 👩🏽‍💻 برامج'],
  ['★★★ good\n★ bad', '- ★★★ good\n- ★ bad'],
  ['المقادير:\n• تمر\n• لبن\nثم نبدأ', 'المقادير:\n\n- تمر\n- لبن\n\nثم نبدأ'],
  ['• تمر\n  - أسود\n• لبن', '- تمر\n  - أسود\n- لبن'],
])('%j is a list', (typed, markdown) => {
  expect(markdownLists(typed)).toBe(markdown);
});

test.each([
  ['- مرحبا، قال.', '\\- مرحبا، قال.'],
  ['– مرحبا، قال.', '– مرحبا، قال.'],
  ['• تمر', '• تمر'],
  ['١. أولًا', '١. أولًا'],
  ['2026. كان عامًا', '2026\\. كان عامًا'],
  ['2026. كان عامًا\n2027. كان آخر', '2026\\. كان عامًا\n2027\\. كان آخر'],
  ['1. وحيد', '1\\. وحيد'],
  ['12.5 درهم\n13.5 درهم', '12.5 درهم\n13.5 درهم'],
  ['3-5 سنوات\n6-8 سنوات', '3-5 سنوات\n6-8 سنوات'],
  ['-5 درجات\n-6 درجات', '-5 درجات\n-6 درجات'],
  ['**عريض** نص\n*مائل* نص', '**عريض** نص\n*مائل* نص'],
  ['أ تمر\nب لبن', 'أ تمر\nب لبن'],
  ['---', '---'],
  ['J. Smith wrote it,\nA. Jones read it.', 'J. Smith wrote it,\nA. Jones read it.'],
  ['I. alone', 'I. alone'],
  ['A. Smith:\nwrote\nB. Jones', 'A. Smith:\nwrote\nB. Jones'],
  ['1.5 kg\n2.6 kg', '1.5 kg\n2.6 kg'],
  ['28.11.2026 here\n29.11.2026 there', '28.11.2026 here\n29.11.2026 there'],
  ['a cat\nb dog', 'a cat\nb dog'],
  ['✅ alone', '✅ alone'],
  ['© Sahra\n® Sahra', '© Sahra\n® Sahra'],
])('%j is none', (typed, markdown) => {
  expect(markdownLists(typed)).toBe(markdown);
});

test('Markdown stays as it is: lists in lists, tasks, code, tables', () => {
  const text =
    '- a\n  - b\n\n1. one\n2. two\n\n   more\n\n- [ ] c\n- [x] d\n\n```\n• x\n• y\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |';
  expect(markdownLists(text)).toBe(text);
});

test('a name before a list is no item of it', () => {
  expect(markdownLists('J. Smith says:\n• one\n• two')).toBe('J. Smith says:\n\n- one\n- two');
});

test.each([
  [['أ) تمر', 'ب) لبن'], true],
  [['a) one', 'b) two'], true],
  [['✅ one', '❌ two'], true],
  [['A. Smith', 'J. Jones'], false],
  [['1.5 kg', '2 kg'], false],
  [['✅ one', 'two'], false],
])('of %j all bring their own markers: %s', (texts, own) => {
  expect(haveOwnMarkers(texts)).toBe(own);
});

test('references have lines of their own', () => {
  expect(markdownLists('[1] كتاب\n[2] مجلة\n\nنص')).toBe('[1] كتاب  \n[2] مجلة\n\nنص');
});
