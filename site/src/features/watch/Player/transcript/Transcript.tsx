import { fold } from '@sahra/schemas/fold';
import { languageTitle } from '@sahra/schemas/language-name';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { usePageLocale } from '../../../../shared/i18n/locale-context';
import type { Playback } from '../../../../shared/playback/use-playback';
import { Button } from '../../../../shared/ui/Button/Button';
import { Chip, Chips } from '../../../../shared/ui/Chips/Chips';
import { Loading } from '../../../../shared/ui/Loading/Loading';
import { localeOfTrack } from '../captions/locale-of-track';
import * as well from '../../../../shared/form/Well.module.css';
import * as styles from './Transcript.module.css';
import { TRANSCRIPT_PLACE } from './transcript-place';
import { TranscriptLines } from './TranscriptLines';
import { useTranscript } from './use-transcript';

interface Props {
  /** Caption files; at least one. */
  tracks: Playback['tracks'];
  /** Current position in seconds. */
  time: number;
  onSeek: (second: number) => void;
  onClose: () => void;
}

/** Everything that is said in the film, from its captions: to read, to search, and to play from a line. */
export const Transcript = ({ tracks, time, onSeek, onClose }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const [language, setLanguage] = useState(locale);
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const track = tracks.find((one) => localeOfTrack(one) === language) ?? tracks[0];
  const lines = useTranscript(track?.url ?? '', attempt);
  const seek = useRef(onSeek);
  seek.current = onSeek;
  const seekTo = useCallback((second: number) => seek.current(second), []);

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const place = document.getElementById(TRANSCRIPT_PLACE);
  if (!place || !track) return null;
  const all = Array.isArray(lines) ? lines : [];
  const wanted = fold(query);
  const found = wanted === '' ? all : all.filter(({ text }) => fold(text).includes(wanted));
  const current = all.filter(({ start }) => start <= time).at(-1)?.start ?? null;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the pointer act on the whole panel
    <section
      ref={panel}
      className={styles.transcript}
      aria-label={t('player.transcript')}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target !== panel.current)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('player.transcript')}</h2>
        {tracks.length > 1 && (
          <Chips label={t('player.transcriptLanguage')}>
            {tracks.map((one) => (
              <Chip
                key={one.language}
                pressed={one === track}
                onPress={() => setLanguage(localeOfTrack(one))}
              >
                {languageTitle(localeOfTrack(one), locale)}
              </Chip>
            ))}
          </Chips>
        )}
        <Button look="ghost" size="small" onClick={onClose}>
          {t('player.transcriptClose')}
        </Button>
      </div>
      <input
        type="search"
        className={well.well}
        dir="auto"
        value={query}
        aria-label={t('player.transcriptSearch')}
        placeholder={t('player.transcriptSearch')}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className={styles.status}>
        {wanted !== '' && all.length > 0 && t('player.transcriptFound', { count: found.length })}
      </p>
      {lines === null && <Loading />}
      {lines === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{t('player.transcriptFailed')}</p>
          <Button look="ghost" size="small" onClick={() => setAttempt((before) => before + 1)}>
            {t('watch.retry')}
          </Button>
        </div>
      )}
      {found.length > 0 && (
        <TranscriptLines
          lines={found}
          language={localeOfTrack(track)}
          current={current}
          follows={wanted === '' && !isHeld}
          onSeek={seekTo}
        />
      )}
    </section>,
    place,
  );
};
