import { useTranslation } from 'react-i18next';

const SECONDS_PER_MINUTE = 60;

/** Returns a running time in words: in whole minutes, below one minute in seconds. */
export const useDurationText = (): ((seconds: number) => string) => {
  const { t } = useTranslation();
  return (seconds) =>
    seconds < SECONDS_PER_MINUTE
      ? t('video.seconds', { count: Math.round(seconds) })
      : t('video.minutes', { count: Math.round(seconds / SECONDS_PER_MINUTE) });
};
