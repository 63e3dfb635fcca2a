import { render, screen, within } from '@testing-library/react';

import { pageContext, wrapInPage } from '../../../testing/page';
import { renderMarkdown } from './render-markdown';

const { chrome } = pageContext();

const show = (markdown: string, locale: 'en' | 'ar' = 'en') => {
  const { content, sections } = renderMarkdown(markdown, chrome, locale === 'ar' ? 'AR' : 'EN');
  const { container } = render(<>{wrapInPage(content, locale)}</>);
  return { container, sections };
};

test('headings begin at the second level and have ids, lists, quotes and code their elements', () => {
  const { container, sections } = show(
    '# Top\n\nText with *stress*, **weight** and `code`.\n\n## Why & *how*\n\n### Detail\n\n1. one\n2. two\n\n- a\n  - b\n\n> quoted\n\n```\n<b>code</b>\n```\n\n---\n',
  );
  expect(screen.getAllByRole('heading').map(({ tagName, id }) => [tagName, id])).toEqual([
    ['H2', 'top'],
    ['H2', 'why-how'],
    ['H3', 'detail'],
  ]);
  expect(sections).toEqual([
    { id: 'top', title: 'Top' },
    { id: 'why-how', title: 'Why & how' },
  ]);
  expect(container.querySelector('ol')?.children).toHaveLength(2);
  expect(container.querySelector('li li')).toHaveTextContent('b');
  expect(container.querySelector('blockquote')).toHaveTextContent('quoted');
  expect(container.querySelector('pre code')).toHaveTextContent('<b>code</b>');
  expect(container.querySelector('hr')).toBeInTheDocument();
  expect(container.querySelector('p')?.innerHTML).toBe(
    'Text with <em>stress</em>, <strong>weight</strong> and <code>code</code>.',
  );
});

test('Arabic headings have Arabic ids, and a repeated one is numbered', () => {
  const { sections } = show('## ماذا تشاهد؟\n\nنص\n\n## ماذا تشاهد\n\nنص', 'ar');
  expect(sections).toEqual([
    { id: 'ماذا-تشاهد', title: 'ماذا تشاهد؟' },
    { id: 'ماذا-تشاهد-2', title: 'ماذا تشاهد' },
  ]);
});

test('links of the site stay in the reader’s language, others are marked', () => {
  show(
    '[Questions](/faq#trial), [About](https://sahra.example/about), [away](https://other.example/x "There"), [mail](mailto:a@b.example), [below](#end), [none](/manifesto)',
    'ar',
  );
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Questions')).toHaveAttribute('href', '/ar/faq#trial');
  expect(link('About')).toHaveAttribute('href', '/ar/about');
  expect(link('away')).toHaveAttribute('href', 'https://other.example/x');
  expect(link('away')).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link('away')).toHaveAttribute('title', 'There');
  expect(link('mail')).toHaveAttribute('href', 'mailto:a@b.example');
  expect(link('below')).toHaveAttribute('href', '#end');
  expect(screen.queryByRole('link', { name: 'none' })).not.toBeInTheDocument();
  expect(screen.getByText(/none/)).toBeInTheDocument();
});

test('lists with Latin letters, numbers in parts and signs are lists without further markers', () => {
  const { container } = show(
    'Terms:\na) first\nb) second\n\n1. Scope\n1.1 Here\n1.2 There\n2. End\n\n✅ with\n❌ without\n\nJ. Smith wrote,\nA. Jones read.',
  );
  expect(
    [...container.querySelectorAll('ul.lettered')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['a) first', 'b) second'],
    ['1.1 Here', '1.2 There'],
    ['✅ with', '❌ without'],
  ]);
  expect(
    [...container.querySelectorAll('ol > li')].map(({ firstChild }) => firstChild?.textContent?.trim()),
  ).toEqual(['Scope', 'End']);
});

test('a list with other marks around its numbers is another list, and counts from its own first number', () => {
  const { container } = show('٣. ثالثًا\n٤. رابعًا\n\n1) one\n2) two\n\n(1) أولًا\n(٢) ثانيًا', 'ar');
  const lists = [...container.querySelectorAll('ol')];
  expect(lists.map(({ start, children }) => [start, children.length])).toEqual([
    [3, 2],
    [1, 2],
    [1, 2],
  ]);
  expect([...container.children].map(({ tagName }) => tagName)).toEqual(['OL', 'OL', 'OL']);
  expect(container.textContent).toBe('ثالثًارابعًاonetwoأولًاثانيًا');
});

test('lists, footnotes and numbers of an Arabic text come out as they are meant', () => {
  const { container } = show(
    'اتصل على **+971 4 000 0000** أو 02-1234567.\n\n٣. ثالثًا\n٤. تعلّم C++\n\nأ) تمر\nب) لبن\n\nنص[^١] و`-5`\n\n[^١]: حاشية\n\n2026. كان عامًا.',
    'ar',
  );
  expect([...container.querySelectorAll('bdi')].map(({ textContent, dir }) => [textContent, dir])).toEqual([
    ['+971 4 000 0000', 'ltr'],
    ['02-1234567', 'ltr'],
    ['C++', 'ltr'],
  ]);
  expect(container.querySelector('ol')).toHaveAttribute('start', '3');
  expect(container.querySelectorAll('ol > li')).toHaveLength(2);
  expect([...container.querySelectorAll('ul.lettered > li')].map(({ textContent }) => textContent)).toEqual([
    'أ) تمر',
    'ب) لبن',
  ]);
  const note = screen.getByRole('link', { name: '١' });
  expect(container.querySelector(decodeURIComponent(note.getAttribute('href') ?? ''))).toHaveTextContent(
    'حاشية',
  );
  expect(screen.getByText('2026. كان عامًا.').tagName).toBe('P');
});

test('with a footnote, too, all blocks are beside each other, for the spaces between them', () => {
  const { container } = show('## Rules\n\nText.[^1]\n\n- one\n- two\n\n[^1]: A note.');
  const blocks = [...(screen.getByRole('heading').parentElement?.children ?? [])];
  expect(blocks.map(({ tagName }) => tagName)).toEqual(['H2', 'P', 'UL', 'FOOTER']);
  expect(screen.getByRole('heading').parentElement).toBe(container);
});

test('a table scrolls in a region that the keyboard reaches', () => {
  show('| Plan | Price |\n| --- | ---: |\n| Month | 10 |\n');
  const region = screen.getByRole('region', { name: 'Table' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(
    within(region)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(['Plan', 'Price']);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a picture with a handler', 'Text <img src=x onerror=alert(1)> text'],
  ['a frame', '<iframe src="javascript:alert(1)"></iframe>'],
  ['a style', '<style>body{display:none}</style>'],
  ['a form', '<form action="/x"><input name="a"></form>'],
  ['a link in HTML', '<a href="javascript:alert(1)" onclick="alert(1)">x</a>'],
  ['an unclosed tag', '<svg/onload=alert(1)'],
  ['HTML in a heading', '## <b onmouseover=alert(1)>x</b>'],
  ['HTML in a list', '- <details open ontoggle=alert(1)>x</details>'],
  ['a comment', '<!-- --><img src=x onerror=alert(1)>'],
  ['a link with a script', '[x](javascript:alert(1))'],
  ['one in capitals', '[x](JaVaScRiPt:alert(1))'],
  ['one with entities', '[x](&#106;avascript:alert(1))'],
  ['one with spaces', '[x](  java\tscript:alert(1))'],
  ['one with percent signs', '[x](javascript%3Aalert(1))'],
  ['one by reference', '[x][y]\n\n[y]: javascript:alert(1)'],
  ['one in angle brackets', '<javascript:alert(1)>'],
  ['a data address', '[x](data:text/html;base64,PHNjcmlwdD4=)'],
  ['a picture', '![x](javascript:alert(1))'],
  ['a picture of others', '![x](https://tracker.example/pixel.gif)'],
  ['a title that ends its attribute', '[x](https://other.example "a\\" onclick=\\"alert(1)")'],
  ['an address that ends its attribute', '[x](https://other.example/"onmouseover="alert(1))'],
])('%s does nothing', (_what, markdown) => {
  const { container } = show(markdown);
  expect(container).not.toBeEmptyDOMElement();
  const elements = [...container.querySelectorAll('*')];
  const allowed = ['A', 'BLOCKQUOTE', 'CODE', 'DIV', 'EM', 'H2', 'LI', 'P', 'SPAN', 'STRONG', 'UL'];
  expect(elements.map(({ tagName }) => tagName).filter((name) => !allowed.includes(name))).toEqual([]);
  const attributes = elements.flatMap(({ attributes: all }) => [...all]);
  expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
  const addresses = attributes.filter(({ name }) => ['href', 'src'].includes(name));
  expect(addresses.filter(({ value }) => !value.startsWith('https://other.example'))).toEqual([]);
});
