import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { buttonClass } from '../../../shared/ui/Button/button-class';
import { PlayRefusal } from './PlayRefusal';
import * as styles from './PlayRefusal.module.css';
import { usePlayQuery } from './play.query.generated';
import { Player } from './Player';
import { refreshDelay } from './refresh-delay';

interface Props {
  code: string;
  title: string;
  poster: string | undefined;
  builtPaths: readonly string[];
}

/** Asks whether this viewer may play, and then plays, says why not, or offers another try. */
export const PlayerLoader = ({ code, title, poster, builtPaths }: Props) => {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const { data, error, refetch } = usePlayQuery({
    variables: { code },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: false,
  });
  const playback = data?.play?.playback;
  const expiresAt = playback?.expiresAt;

  useEffect(() => {
    if (!expiresAt) return;
    const timer = setTimeout(
      () => void refetch().catch(() => undefined),
      refreshDelay(expiresAt, Date.now()),
    );
    return () => clearTimeout(timer);
  }, [expiresAt, refetch]);

  if (playback && !broken)
    return <Player playback={playback} poster={poster} title={title} onFatal={() => setBroken(true)} />;
  const refusal = data?.play?.errors[0];
  if (refusal && !broken) return <PlayRefusal refusal={refusal} builtPaths={builtPaths} />;
  if (!error && !broken && !data) return <p role="status">{t('watch.loading')}</p>;
  return (
    <div role="alert" className={styles.refusal}>
      <p>{t('watch.failed')}</p>
      <button
        type="button"
        className={buttonClass('primary')}
        onClick={() => {
          void refetch()
            .then(() => setBroken(false))
            .catch(() => undefined);
        }}
      >
        {t('watch.retry')}
      </button>
    </div>
  );
};
