import { firstSentence } from './first-sentence';

test.each([
  ['One sentence. And another.', 'One sentence.'],
  [
    '## Heading\n\n- a point\n\n> a quote\n\nThe **first** paragraph,\nin _two_ lines.',
    'The first paragraph, in two lines.',
  ],
  ['Version 2.5 of [our manifesto](/manifesto) is here! Read it.', 'Version 2.5 of our manifesto is here!'],
  ['هل تعرف ذلك المساء؟ نحن نعرفه.', 'هل تعرف ذلك المساء؟'],
  ['No end', 'No end'],
  ['## Only a heading', ''],
])('of %j is %j', (markdown, sentence) => {
  expect(firstSentence(markdown)).toBe(sentence);
});
