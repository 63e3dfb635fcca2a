import type { CSSProperties } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../../shared/direction/Words';
import { languageProps } from '../../../../shared/i18n/language-props';
import { usePageLocale } from '../../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../../shared/i18n/LocaleLink/LocaleLink';
import type { Failure } from '../../../../shared/playback/failure';
import type { WatchPageQuery } from '../../WatchPage/watch-page.query.generated';
import { IconButton } from '../bar/IconButton';
import type { PlayerControls } from '../player-controls';
import { FAILURE_WORDS } from '../states/failure-words';
import { fractionAt } from '../timeline/timeline-maths';
import * as styles from './MiniBar.module.css';

interface Props {
  record: NonNullable<WatchPageQuery['video']>;
  controls: PlayerControls;
  /** Whether the controls that the card replaces had the focus. */
  takeFocus: boolean;
  /** Reason why the film stopped, if it did. */
  failure: Failure | null;
  /** Unprefixed path of the page with the stage; null where the stage is on this page. */
  stagePath: string | null;
  onClose: () => void;
  /** Called when the viewer wants to go back to the stage. */
  onReturn: () => void;
}

/** Controls of the film while it plays in a card at the edge of the window. */
export const MiniBar = ({ record, controls, takeFocus, failure, stagePath, onClose, onReturn }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const toggle = useRef<HTMLButtonElement>(null);
  const { state, range, live } = controls;
  useEffect(() => {
    if (takeFocus) toggle.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  const picture = { className: styles.picture, 'aria-label': t('player.miniReturn'), onClick: onReturn };
  const played: CSSProperties & Record<'--at', number> = { '--at': fractionAt(state.currentTime, range) };
  return (
    <section className={styles.mini} aria-label={t('player.mini')}>
      {stagePath === null ? (
        <button type="button" {...picture} />
      ) : (
        <LocaleLink to={stagePath} {...picture}>
          {null}
        </LocaleLink>
      )}
      <div className={styles.bar}>
        {!live && <span className={styles.progress} style={played} dir="ltr" aria-hidden="true" />}
        {failure ? (
          <p className={styles.title} role="alert">
            {t(FAILURE_WORDS[failure].title)}
          </p>
        ) : (
          <p className={styles.title}>
            <bdi {...languageProps(record.language, locale)}>
              <Words language={record.language}>{record.title}</Words>
            </bdi>
          </p>
        )}
        <IconButton
          ref={toggle}
          name={t(state.paused ? 'watch.play' : 'player.pause')}
          icon={state.paused ? 'play' : 'pause'}
          shortcut="k"
          onClick={controls.toggle}
        />
        <IconButton
          name={t('player.miniClose')}
          icon="close"
          onClick={() => {
            controls.actions.pause();
            onClose();
          }}
        />
      </div>
    </section>
  );
};
