import { complaintsAboutClasses } from './css-classes.check';

const SHEETS = new Map([
  [
    'site/src/Card/Card.module.css',
    `/* .gone */
.card { background: url('star.svg'); }
.card:hover .title,
.card.isOpen > a { margin: 0.5rem; }
`,
  ],
]);
const complaints = (...lines: string[]) =>
  complaintsAboutClasses('site/src/Card/Card.tsx', lines.join('\n'), SHEETS);
const IMPORT = "import * as styles from './Card.module.css';";

test.each([
  ['<ul className={styles.list}>', 'list'],
  ["<ul className={styles['list']}>", 'list'],
  ['<p className={`${styles.card} ${styles.gone}`}>', 'gone'],
  ['<p className={styles.svg}>', 'svg'],
])('finds the missing class in %s', (line, name) => {
  expect(complaints(IMPORT, line)).toEqual([
    `site/src/Card/Card.tsx:2 uses the class "${name}", which site/src/Card/Card.module.css lacks.`,
  ]);
});

test('a sheet that is imported from elsewhere is found by its path', () => {
  const text =
    "import card from '../Card/Card.module.css';\n<p className={card['title']} id={card['titel']}>";
  expect(complaintsAboutClasses('site/src/Row/Row.tsx', text, SHEETS)).toEqual([
    'site/src/Row/Row.tsx:2 uses the class "titel", which site/src/Card/Card.module.css lacks.',
  ]);
});

test.each([
  '<p className={`${styles.card} ${styles.isOpen}`}>',
  "<p className={styles['title']}>",
  '<p className={styles[state]}>',
  "text('styles.list') + page.styles.list",
  "import { list } from '../my-styles.list';",
])('is content with %s', (line) => {
  expect(complaints(IMPORT, line)).toEqual([]);
});
