import { useTranslation } from 'react-i18next';

import { usePageLocale } from '../../../../shared/i18n/locale-context';
import { formatPercent } from '../bar/format-percent';
import { nextSpeed } from '../bar/speeds';
import type { PlayerControls } from '../player-controls';
import { formatClockTime } from '../../../../shared/clock/format-clock-time';
import { chapterBeside } from '../chapters/chapter-at';
import { timeAt } from '../timeline/timeline-maths';
import { toggleTheatre } from '../theatre/theatre-mode';
import type { PlayerCommand } from './player-command';

const seekBy = (
  { seekBy: go, peek, video, range, live }: PlayerControls,
  seconds: number,
  flash: (text: string) => void,
) => {
  go(seconds);
  peek.show();
  if (!live) flash(formatClockTime(video.currentTime, range.end));
};

const SEEK_SECONDS = 5;

/** Goes to the chapter before or after; in a film without chapters the key seeks, as it does without Shift. */
const chapterBy = (controls: PlayerControls, steps: 1 | -1, flash: (text: string) => void): void => {
  const { chapters, video, seek, peek } = controls;
  if (chapters.length === 0) seekBy(controls, steps * SEEK_SECONDS, flash);
  const chapter = chapterBeside(chapters, video.currentTime, steps);
  if (!chapter) return;
  seek(chapter.startSeconds);
  peek.show();
  flash(chapter.title);
};

/**
 * Returns a function that runs a player command. It returns false when the command is not possible now, so that
 * the key keeps its default action. `flash` shows the result, because the controls may be hidden.
 */
export const useRunCommand = (
  controls: PlayerControls,
  flash: (text: string) => void,
): ((command: PlayerCommand) => boolean) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (command) => {
    const { range, live, loudness, video, full, picture, captions, next } = controls;
    switch (command.type) {
      case 'toggle':
        controls.toggle();
        return true;
      case 'seekBy':
        seekBy(controls, command.seconds, flash);
        return true;
      case 'chapterBy':
        chapterBy(controls, command.steps, flash);
        return true;
      case 'seekTo':
        controls.seek(timeAt(command.fraction, range));
        controls.peek.show();
        return true;
      case 'volumeBy':
        loudness.set((video.muted ? 0 : video.volume) + command.fraction);
        flash(t('player.volumeAt', { level: formatPercent(video.volume, locale) }));
        return true;
      case 'mute':
        loudness.toggleMute();
        flash(t(video.muted ? 'player.mute' : 'player.unmute'));
        return true;
      case 'speedBy':
        if (live) return false;
        controls.setSpeed(nextSpeed(video.playbackRate, command.steps));
        flash(t('player.speedIs', { speed: `\u2066${video.playbackRate}×\u2069` }));
        return true;
      case 'captions':
        if (captions.languages.length === 0) return false;
        captions.toggle();
        return true;
      case 'full':
        if (full.able) full.toggle();
        return full.able;
      case 'theatre':
        toggleTheatre();
        return true;
      case 'picture':
        if (picture.able) picture.toggle();
        return picture.able;
      case 'next':
        next?.go();
        return next !== null;
      case 'help':
        controls.help();
        return true;
    }
  };
};
