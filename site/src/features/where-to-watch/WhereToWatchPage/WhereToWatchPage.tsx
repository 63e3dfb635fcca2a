import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { useFresh } from '../../../shared/content/use-fresh';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import type { SiteAddresses } from '../../../shared/markdown/link-target';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { DeviceArt } from '../DeviceArt/DeviceArt';
import { PlatformRow } from '../PlatformRow/PlatformRow';
import { WhereToWatchPageOperation } from './where-to-watch-page.query.generated';
import type { WhereToWatchPageQuery } from './where-to-watch-page.query.generated';
import * as styles from './WhereToWatchPage.module.css';

interface Props {
  built: WhereToWatchPageQuery;
  /** Frame of the page: addresses of the site itself are shown as its pages. */
  chrome: SiteAddresses;
}

/** Page of the devices and apps on which Sahra can be watched or heard. */
export const WhereToWatchPage = ({ built, chrome }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { page, shows } = useFresh(built, WhereToWatchPageOperation, {}, locale);
  if (page?.__typename !== 'WhereToWatchPage') return null;
  const words = languageProps(page.language, locale);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 {...words}>
          <Words language={page.language}>{page.title}</Words>
        </h1>
        <p className={styles.lead} {...words}>
          <Words language={page.language}>{page.lead}</Words>
        </p>
        <p className={styles.action}>
          <LocaleLink to="/home" className={buttonClass('primary')}>
            {t('where-to-watch.here')}
          </LocaleLink>
        </p>
      </div>
      <div className={styles.groups} {...words}>
        {page.groups.map(({ kind, title, text, platforms }, index) => (
          <section key={kind} className={styles.group} aria-labelledby={kind}>
            <DeviceArt kind={kind} show={shows?.nodes[index] ?? null} />
            <div className={styles.words}>
              <h2 id={kind} className={styles.title}>
                <Words language={page.language}>{title}</Words>
              </h2>
              <p className={styles.text}>
                <Words language={page.language}>{text}</Words>
              </p>
              <ul>
                {platforms.map((platform) => (
                  <PlatformRow key={platform.name} platform={platform} site={chrome} />
                ))}
              </ul>
            </div>
          </section>
        ))}
      </div>
    </div>
  );
};
