import type { languageProps } from '../../../shared/i18n/language-props';
import type { MarkdownSection } from '../../../shared/markdown/render-markdown';
import * as styles from './Contents.module.css';

interface Props {
  sections: readonly MarkdownSection[];
  /** Id of the section that is being read. */
  current: string | undefined;
  words: ReturnType<typeof languageProps>;
  onChoose?: () => void;
}

/** Links to the sections of the text. */
export const ContentsList = ({ sections, current, words, onChoose }: Props) => (
  <ol className={styles.list} {...words}>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a
          className={styles.link}
          href={`#${id}`}
          onClick={onChoose}
          {...(id === current && { 'aria-current': 'location' as const })}
        >
          {title}
        </a>
      </li>
    ))}
  </ol>
);
