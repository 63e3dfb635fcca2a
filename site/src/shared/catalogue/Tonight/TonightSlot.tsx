import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { formatHour } from '../../i18n/format';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Picture } from '../../ui/Picture/Picture';
import { Star } from '../../ui/Star/Star';
import { SIZES } from '../picture-sizes';
import * as styles from './Tonight.module.css';
import type { TonightEntry } from './use-tonight';

const MINUTE_MS = 60_000;

/** One programme of the evening; its width on the timeline shows its duration. */
export const TonightSlot = ({ entry, now }: { entry: TonightEntry; now: number }) => {
  const { title, language, startsAt, endsAt, live, thumbnail, channel, video } = entry;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const on = start <= now && now < end;
  const length: CSSProperties = { flexGrow: Math.max(1, Math.round((end - start) / MINUTE_MS)) };
  const body = (
    <>
      <Picture picture={thumbnail} sizes={SIZES.thumb} className={styles.picture} decorative />
      <span className={styles.words}>
        <bdi className={styles.name} {...languageProps(language, locale)}>
          {title}
        </bdi>
        <span className={on ? styles.onNow : styles.where}>
          {on && t(live ? 'tonight.liveNow' : 'tonight.onNow')}
          {!on && channel && <bdi {...languageProps(channel.language, locale)}>{channel.name}</bdi>}
        </span>
      </span>
    </>
  );
  const to = video ? `/watch/${video.code}` : channel && `/${channel.slug}`;
  return (
    <li
      className={`${styles.slot} ${on ? styles.on : ''} ${end <= now ? styles.over : ''}`}
      style={length}
      {...(on ? { 'data-on': '' } : {})}
    >
      {on && <Star motion="beat" className={styles.mark} />}
      <time className={styles.hour} dateTime={startsAt}>
        <bdi dir="ltr">{formatHour(startsAt)}</bdi>
      </time>
      {to ? (
        <LocaleLink to={to} className={styles.programme}>
          {body}
        </LocaleLink>
      ) : (
        <div className={styles.programme}>{body}</div>
      )}
    </li>
  );
};
