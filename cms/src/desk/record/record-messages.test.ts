import { jargonIn } from '../../testing/jargon';
import { MESSAGES, NOT_PUBLISHED, NOT_WRITTEN } from './record-messages';

test('the sentences of a record speak of what editors see', () => {
  const sentences = [MESSAGES, NOT_WRITTEN, NOT_PUBLISHED].flatMap((each) => Object.values(each));
  expect(jargonIn(sentences.map(({ en }) => en))).toEqual([]);
});
