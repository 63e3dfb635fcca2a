import { pretendRules } from './pretend-rules';

const rulesOf = (css: string): string[] => {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const rules = style.sheet ? pretendRules(style.sheet.cssRules) : [];
  style.remove();
  return rules;
};

test('hover, focus and pressing are copied for what pretends them', () => {
  expect(
    rulesOf('.a:hover { color: red } .a:focus-visible b { color: tan } .a:active { color: navy }'),
  ).toEqual([
    ".a:is([data-pretend='hover'], [data-pretend='active']) { color: red; }",
    ".a:is([data-pretend='focus']) b { color: tan; }",
    ".a:is([data-pretend='active']) { color: navy; }",
  ]);
});

test('rules within media queries keep their condition, others are left alone', () => {
  expect(
    rulesOf('.a { color: red } @media (width > 1px) { .b:hover { color: tan } .c { color: navy } }'),
  ).toEqual([
    "@media (width > 1px) { .b:is([data-pretend='hover'], [data-pretend='active']) { color: tan; } }",
  ]);
});
