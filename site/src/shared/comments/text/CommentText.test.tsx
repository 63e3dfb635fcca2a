import { renderInPage } from '../../../../testing/page';
import { CommentText } from './CommentText';

const shown = (text: string, hasTimes: boolean) => {
  const video = { code: 'code01', lastSecond: 3600, hasTimes };
  const { container } = renderInPage(<CommentText video={video} text={text} />, 'en');
  return [...container.querySelectorAll('p')].map((line) => ({
    text: line.textContent,
    isolated: [...line.querySelectorAll('bdi')].map(({ textContent, dir }) => `${dir} ${textContent}`),
  }));
};

const PHONE = 'رقمي +971 50 123 4567 وأحب C++.';

test.each([true, false])(
  'each line has its numbers and names in their own direction (with times: %s)',
  (hasTimes) => {
    expect(shown(`${PHONE}\nI love ليل القاهرة!\nJust words, -5.`, hasTimes)).toEqual([
      { text: PHONE, isolated: ['ltr +971 50 123 4567', 'ltr C++'] },
      { text: 'I love ليل القاهرة!', isolated: ['rtl ليل القاهرة'] },
      { text: 'Just words, -5.', isolated: [] },
    ]);
  },
);

test('what stands around a time is read as its line', () => {
  expect(shown('المشهد 1:23 -5 درجات، 2:34 C++', true)).toMatchObject([{ isolated: ['ltr -5', 'ltr C++'] }]);
});
