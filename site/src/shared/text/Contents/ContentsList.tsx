import type { languageProps } from '../../i18n/language-props';
import { Words } from '../../direction/Words';
import type { MarkdownSection } from '../../markdown/render-markdown';
import * as styles from './Contents.module.css';

interface Props {
  sections: readonly MarkdownSection[];
  /** Id of the section that is being read. */
  current: string | undefined;
  words: ReturnType<typeof languageProps>;
  numbered: boolean;
  onChoose?: () => void;
}

/** Links to the sections of the text. */
export const ContentsList = ({ sections, current, words, numbered, onChoose }: Props) => (
  <ol className={styles.list} {...words}>
    {sections.map(({ id, title }, index) => (
      <li key={id}>
        <a
          className={styles.link}
          href={`#${id}`}
          onClick={onChoose}
          {...(id === current && { 'aria-current': 'location' as const })}
        >
          {numbered && <span className={styles.number}>{index + 1}</span>}
          <Words language={words.lang}>{title}</Words>
        </a>
      </li>
    ))}
  </ol>
);
