import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { localizePath } from '../../../shared/i18n/localize-path';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Avatar } from '../../../shared/ui/Avatar/Avatar';
import type { ShowDetailsFragment } from '../ShowPage/show-details.fragment.generated';
import { AgeRating } from '../../../shared/catalogue/AgeRating/AgeRating';
import * as styles from './ShowFacts.module.css';

/** Side column of a show: who is in it, and its facts. */
export const ShowFacts = ({ show }: { show: ShowDetailsFragment }) => {
  const { slug, people, language, channel, sport, year, ageRating, kind } = show;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (
    <aside className={styles.facts} aria-label={t('details.facts')}>
      {people.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('details.people')}</h2>
          <ul className={styles.people}>
            {people.map((name) => (
              <li key={name} className={styles.person}>
                <Avatar name={name} />
                <bdi {...languageProps(language, locale)}>
                  <Words language={language}>{name}</Words>
                </bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className={styles.heading}>{t('details.facts')}</h2>
      <dl className={styles.list}>
        {channel && (
          <div>
            <dt>{t('details.channel')}</dt>
            <dd>
              <LocaleLink to={`/${channel.slug}`} className={styles.link}>
                <bdi {...languageProps(channel.language, locale)}>
                  <Words language={channel.language}>{channel.name}</Words>
                </bdi>
              </LocaleLink>
            </dd>
          </div>
        )}
        {sport && (
          <div>
            <dt>{t('details.sport')}</dt>
            <dd {...languageProps(sport.language, locale)}>
              <Words language={sport.language}>{sport.name}</Words>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('details.kind')}</dt>
          <dd>{t(kind === 'PODCAST' ? 'details.podcast' : 'details.series')}</dd>
        </div>
        {kind === 'PODCAST' && (
          <div>
            <dt>{t('details.elsewhere')}</dt>
            <dd>
              <a
                href={`${localizePath(`/shows/${slug}`, locale)}/feed.xml`}
                type="application/rss+xml"
                className={styles.link}
              >
                {t('details.feed')}
              </a>
            </dd>
          </div>
        )}
        {year !== null && (
          <div>
            <dt>{t('details.since')}</dt>
            <dd>
              <bdi dir="ltr">{year}</bdi>
            </dd>
          </div>
        )}
        {ageRating && (
          <div>
            <dt>{t('details.age')}</dt>
            <dd>
              <AgeRating rating={ageRating} />
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
};
