import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { Picture } from '../../../shared/ui/Picture/Picture';
import type { ChannelPageQuery } from '../ChannelPage/channel-page.query.generated';
import { FollowButton } from '../../../shared/follow/FollowButton';
import * as styles from './ChannelHero.module.css';

interface Props {
  channel: NonNullable<ChannelPageQuery['channel']>;
  /** Numbers of what the channel has, as texts. */
  facts: readonly string[];
}

/** Hero of a channel in its light: name in both scripts, one sentence, Follow. */
export const ChannelHero = ({ channel, facts }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { slug, name, nameEcho, description, language, light, icon } = channel;
  const words = languageProps(language, locale);
  const lit: CSSProperties & Partial<Record<'--light', string>> = light ? { '--light': light } : {};
  return (
    <section className={styles.head} data-hero="" style={lit}>
      <div className={styles.rays} />
      <div className={styles.body}>
        <div className={styles.words}>
          <h1 className={styles.title} {...words}>
            <Words language={language}>{name}</Words>
          </h1>
          {nameEcho && (
            <p className={styles.echo}>
              <bdi {...languageProps(language === 'AR' ? 'EN' : 'AR', locale)}>{nameEcho}</bdi>
            </p>
          )}
          {description && (
            <p className={styles.description} {...words}>
              <Words language={language}>{description}</Words>
            </p>
          )}
          {facts.length > 0 && (
            <ul className={styles.facts} aria-label={t('channel-page.facts')}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          <div className={styles.actions}>
            <FollowButton kind="channel" slug={slug} name={name} />
          </div>
        </div>
        <div className={styles.frame}>
          <Picture picture={icon} sizes={SIZES.emblem} className={styles.picture} loading="lead" decorative />
        </div>
      </div>
    </section>
  );
};
