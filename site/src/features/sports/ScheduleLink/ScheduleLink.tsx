import { useTranslation } from 'react-i18next';

import { usePublicQuery } from '../../../shared/graph/use-public-query';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden/VisuallyHidden';
import { MatchEntryOperation } from './match-entry.query.generated';
import * as styles from './ScheduleLink.module.css';

const MINUTE_MS = 60_000;

interface Props {
  /** Code of the match's video. */
  code: string;
  title: string;
  startsAt: string;
}

/** Link to the schedule entry of a match, where a reminder can be set. Renders nothing when it has no entry. */
export const ScheduleLink = ({ code, title, startsAt }: Props) => {
  const { t } = useTranslation();
  const to = new Date(Date.parse(startsAt) + MINUTE_MS).toISOString();
  const { data } = usePublicQuery(MatchEntryOperation, { from: startsAt, to });
  const entry = data?.schedule?.nodes.find(({ video }) => video?.code === code);
  if (!entry) return null;
  return (
    <LocaleLink to={`/schedule/${entry.code}`} className={styles.link}>
      {t('sports.inSchedule')}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </LocaleLink>
  );
};
