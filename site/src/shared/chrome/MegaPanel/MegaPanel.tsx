import type { Locale } from '@sahra/schemas/constants';
import { useEffect, useState } from 'react';

import { queryGraph } from '../../graph/query-graph';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { languageProps } from '../../i18n/language-props';
import { inPreferredOrder } from '../../preferences/in-preferred-order';
import { usePreferredChannels } from '../../preferences/use-preferred-channels';
import { usePageLocale } from '../../i18n/locale-context';
import type { Chrome } from '../../page/page-context';
import { Picture } from '../../ui/Picture/Picture';
import { MenuLink } from '../MenuLink/MenuLink';
import { useMenu } from '../use-menu';
import { FeaturedCard } from './FeaturedCard/FeaturedCard';
import * as styles from './MegaPanel.module.css';
import { featuredOf } from './featured-of';
import { MegaMenuOperation } from './mega-menu.query.generated';
import type { MegaMenuQuery } from './mega-menu.query.generated';

/** Cached responses per locale: the menu shows the last data immediately when it opens again. */
const known: Partial<Record<Locale, MegaMenuQuery>> = {};

/**
 * Loads the pictures and the featured item each time the menu opens. Without a response, only the names are shown.
 */
const useMegaMenu = (locale: Locale): MegaMenuQuery | null => {
  const [answer, setAnswer] = useState(known[locale] ?? null);
  useEffect(() => {
    let wanted = true;
    queryGraph(MegaMenuOperation, {}, locale)
      .then(({ data }) => {
        known[locale] = data;
        if (wanted) setAnswer(data);
      })
      .catch(() => {
        // The channels are shown without pictures; the next opening retries.
      });
    return () => {
      wanted = false;
    };
  }, [locale]);
  return answer;
};

interface Props {
  chrome: Chrome;
  /** Called when an entry is chosen, to close the menu. */
  onChoose: () => void;
}

/**
 * Content of the "More" menu: every channel in its accent colour, the editors' links below, and at the end a live
 * or featured item.
 */
export const MegaPanel = ({ chrome, onChoose }: Props) => {
  const { locale } = usePageLocale();
  const channels = inPreferredOrder(chrome.channels, usePreferredChannels());
  const answer = useMegaMenu(locale);
  const pictures = new Map(answer?.channels?.nodes.map(({ slug, icon }) => [slug, icon]));
  const featured = answer && featuredOf(answer);
  const links = useMenu(chrome, 'MEGA');
  return (
    <div className={styles.panel}>
      <div>
        <ul className={styles.channels}>
          {channels.map(({ slug, name, language, light }) => (
            <li key={slug}>
              <LocaleLink className={styles.channel} to={`/${slug}`} onClick={onChoose}>
                <span className={styles.frame} {...(light ? { style: { backgroundColor: light } } : {})}>
                  <span className={styles.star}>
                    {answer && (
                      <Picture
                        className={styles.picture}
                        picture={pictures.get(slug) ?? null}
                        sizes="54px"
                        decorative
                      />
                    )}
                  </span>
                </span>
                <span className={styles.name} {...languageProps(language, locale)}>
                  {name}
                </span>
              </LocaleLink>
            </li>
          ))}
        </ul>
        {links.length > 0 && (
          <div className={styles.links}>
            {links.map((item) => (
              <MenuLink key={item.key} item={item} className={styles.link} onClick={onChoose} />
            ))}
          </div>
        )}
      </div>
      <div className={styles.featured}>
        {featured && <FeaturedCard featured={featured} onChoose={onChoose} />}
      </div>
    </div>
  );
};
