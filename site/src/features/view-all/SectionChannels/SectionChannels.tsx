import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { viewAllPath } from '../../../shared/catalogue/sections/sections';
import type { Section } from '../../../shared/catalogue/sections/sections';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import type { ViewAllPageQuery } from '../ViewAllPage/view-all-page.query.generated';
import * as styles from './SectionChannels.module.css';

interface Props {
  section: Section;
  channels: NonNullable<ViewAllPageQuery['channels']>['nodes'];
  /** Slug of the chosen channel; null for all. */
  chosen: string | null;
}

/** Links to the lists of single channels within a section. */
export const SectionChannels = ({ section, channels, chosen }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = list.current?.querySelector('[aria-current]');
    if (!list.current || !chip) return;
    // Scrolls only the line of chips, never the page.
    const [outer, inner] = [list.current.getBoundingClientRect(), chip.getBoundingClientRect()];
    list.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [chosen]);
  return (
    <nav ref={list} className={styles.channels} aria-label={t('shows.filter')}>
      <LocaleLink
        to={viewAllPath(section)}

        className={styles.chip}
        aria-current={chosen === null ? 'true' : undefined}
      >
        {t('shows.everyChannel')}
      </LocaleLink>
      {channels.map(({ slug, name, language }) => (
        <LocaleLink
          key={slug}
          to={viewAllPath(section, slug)}

          className={styles.chip}
          aria-current={chosen === slug ? 'true' : undefined}
        >
          <bdi {...languageProps(language, locale)}>
            <Words language={language}>{name}</Words>
          </bdi>
        </LocaleLink>
      ))}
    </nav>
  );
};
