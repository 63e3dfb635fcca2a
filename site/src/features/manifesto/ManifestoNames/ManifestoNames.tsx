import { useTranslation } from 'react-i18next';

import type { languageProps } from '../../../shared/i18n/language-props';
import { Star } from '../../../shared/ui/Star/Star';
import { topicId } from '../topic-id';
import { WAYS_ID } from '../ways-id';
import * as styles from './ManifestoNames.module.css';

interface Props {
  sections: readonly { topic: string; title: string }[];
  words: ReturnType<typeof languageProps>;
}

/** Names of the five ways in large letters on paper; each leads to its section. */
export const ManifestoNames = ({ sections, words }: Props) => {
  const { t } = useTranslation();
  if (sections.length === 0) return null;
  return (
    <nav
      id={WAYS_ID}
      className={styles.paper}
      data-bleed=""
      data-surface="paper"
      aria-label={t('manifesto.names')}
    >
      <ol className={styles.names} {...words}>
        {sections.map(({ topic, title }) => (
          <li key={topic}>
            <a className={styles.name} href={`#${topicId(topic)}`}>
              <Star className={styles.star} />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
