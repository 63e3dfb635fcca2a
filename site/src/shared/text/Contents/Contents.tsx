import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useDisclosure } from '../../chrome/use-disclosure';
import type { languageProps } from '../../i18n/language-props';
import type { MarkdownSection } from '../../markdown/render-markdown';
import { Icon } from '../../ui/Icon/Icon';
import { Star } from '../../ui/Star/Star';
import * as unseen from '../../ui/VisuallyHidden/VisuallyHidden.module.css';
import { ContentsList } from './ContentsList';
import * as styles from './Contents.module.css';
import { useCurrentSection } from './use-current-section';

interface Props {
  sections: readonly MarkdownSection[];
  /** Language of the headings, when it is not the page's. */
  words: ReturnType<typeof languageProps>;
  /** Numbers the sections, as their headings are. */
  numbered?: boolean;
}

/**
 * Table of contents: a column beside the text on wide screens, a bar that opens a list on narrow ones. CSS shows one
 * of them, so the served HTML is right for both.
 */
export const Contents = ({ sections, words, numbered = false }: Props) => {
  const { t } = useTranslation();
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  const at = sections.findIndex(({ id }) => id === current);
  const { open, setOpen, root, button, id: list } = useDisclosure();
  return (
    <>
      <nav className={styles.column} aria-label={t('text.contents')}>
        <p className={styles.label} aria-hidden="true">
          {t('text.contents')}
        </p>
        <ContentsList sections={sections} current={current} words={words} numbered={numbered} />
      </nav>
      <div ref={root} className={styles.bar}>
        <nav aria-label={t('text.contents')}>
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
          >
            <Star className={styles.star} />
            <span className={unseen.unseen}>{t('text.contents')}: </span>
            <span className={styles.name} {...words}>
              {numbered && <span className={styles.number}>{at + 1}</span>}
              {sections[at]?.title}
            </span>
            <Icon name="menu" directed />
          </button>
          <div id={list} className={styles.sheet} hidden={!open}>
            <ContentsList
              sections={sections}
              current={current}
              words={words}
              numbered={numbered}
              onChoose={() => setOpen(false)}
            />
          </div>
        </nav>
      </div>
    </>
  );
};
