import type { RefObject } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../../shared/direction/Words';
import { useMediaQuery } from '../../../../shared/page/use-media-query';
import { useStore } from '../../../../shared/store/use-store';
import { LiveButton } from '../live/LiveButton';
import { MenuButton } from '../menu/MenuButton';
import { chapterAt } from '../chapters/chapter-at';
import { CaptionChoices } from '../captions/CaptionChoices';
import type { PlayerControls } from '../player-controls';
import { formatClockTime } from '../../../../shared/clock/format-clock-time';
import { playerPreferences } from '../preferences/player-preferences';
import { toggleTheatre } from '../theatre/theatre-mode';
import { Timeline } from '../timeline/Timeline';
import * as styles from './ControlBar.module.css';
import { IconButton } from './IconButton';
import { SettingsMenu } from './SettingsMenu';
import { Volume } from './Volume';

interface Props {
  controls: PlayerControls;
  /** Element that menus are rendered into. */
  layer: HTMLElement | null;
  /** Called when a menu opens or closes; controls stay visible while it is open. */
  onMenu: (open: boolean) => void;
  /** Called when a drag of the timeline begins or ends; controls stay visible until then. */
  onDrag: (dragging: boolean) => void;
  toggleRef: RefObject<HTMLButtonElement>;
}

/** Seek distance of the two buttons beside play. */
const STEP_SECONDS = 10;

/**
 * Control bar. It runs from left to right in both locales; controls that do not fit on a phone move into the
 * settings menu.
 */
export const ControlBar = ({ controls, layer, onMenu, onDrag, toggleRef }: Props) => {
  const { t } = useTranslation();
  // Between 64 and 72rem the list beside the film takes the room.
  const roomy = useMediaQuery('(48rem <= width < 64rem), (width >= 72rem)');
  const medium = useMediaQuery('(width >= 30rem)');
  // Narrower pages have one column, which the stage fills already.
  const hasColumns = useMediaQuery('(width >= 64rem)');
  const { theatre } = useStore(playerPreferences, playerPreferences.get());
  const [menu, setMenu] = useState<'captions' | 'settings' | null>(null);
  const { state, live, range, behind, liveStart, captions, full, picture, next } = controls;
  const open = (which: 'captions' | 'settings') => (shown: boolean) => {
    setMenu(shown ? which : null);
    onMenu(shown);
  };
  const chapter = chapterAt(controls.chapters, state.currentTime);
  const hasCaptions = captions.languages.length > 0;
  return (
    <div className={styles.bar} dir="ltr">
      <Timeline
        time={state.currentTime}
        range={range}
        buffered={controls.video.buffered}
        chapters={controls.chapters}
        live={live}
        behind={behind}
        onSeek={controls.seek}
        onSeekBy={controls.seekBy}
        storyboard={controls.storyboard}
        peeking={controls.peek.on}
        onPeek={controls.peek.show}
        onDrag={onDrag}
      />
      <div className={styles.controls}>
        <IconButton
          ref={toggleRef}
          name={t(state.paused ? 'watch.play' : 'player.pause')}
          icon={state.paused ? 'play' : 'pause'}
          shortcut="k"
          onClick={controls.toggle}
        />
        {liveStart && medium && (
          <IconButton
            name={t(liveStart.isBeginning ? 'player.fromStart' : 'player.earliest')}
            icon="replay"
            onClick={() => controls.seek(liveStart.second)}
          />
        )}
        <IconButton
          name={t('player.back10')}
          icon="back10"
          shortcut="j"
          onClick={() => controls.seekBy(-STEP_SECONDS)}
        />
        {(!live || (behind > 0 && medium)) && (
          <IconButton
            name={t('player.forward10')}
            icon="forward10"
            shortcut="l"
            onClick={() => controls.seekBy(STEP_SECONDS)}
          />
        )}
        {/* At the edge there is nothing to go forward to, and what stands beside it stays where it is. */}
        {live && behind === 0 && medium && <span className={styles.room} />}
        {next && roomy && (
          <IconButton
            name={t('player.next', { title: next.title })}
            icon="next"
            shortcut="n"
            onClick={next.go}
          />
        )}
        {medium && (
          <Volume
            volume={state.volume}
            muted={state.muted}
            brief={!roomy}
            onVolume={controls.loudness.set}
            onMute={controls.loudness.toggleMute}
          />
        )}
        {!live && (
          <span className={styles.time}>
            {formatClockTime(state.currentTime, range.end)}
            <span className={styles.total}> / {formatClockTime(range.end)}</span>
          </span>
        )}
        {chapter && roomy && (
          <bdi className={styles.chapter} dir="auto">
            <Words language="auto">{chapter.title}</Words>
          </bdi>
        )}
        {live && behind > 0 && medium && <span className={styles.time}>−{formatClockTime(behind)}</span>}
        <span className={styles.space} />
        {live && <LiveButton behind={behind} onGoLive={() => controls.seek(range.end)} />}
        {hasCaptions && medium && (
          <MenuButton
            name={t('watch.captions')}
            icon="captions"
            shortcut="c"
            lit={captions.chosen !== 'off'}
            layer={layer}
            open={menu === 'captions'}
            onOpen={open('captions')}
          >
            <CaptionChoices captions={captions} onChosen={() => open('captions')(false)} />
          </MenuButton>
        )}
        <MenuButton
          name={t('player.settings')}
          icon="settings"
          layer={layer}
          open={menu === 'settings'}
          onOpen={open('settings')}
        >
          <SettingsMenu
            controls={controls}
            withCaptions={hasCaptions && !medium}
            withSound={!medium}
            withMore={!roomy}
            withStart={!medium}
            onChosen={() => open('settings')(false)}
          />
        </MenuButton>
        {picture.able && roomy && (
          <IconButton
            name={t('player.picture')}
            icon="picture"
            lit={picture.on}
            aria-pressed={picture.on}
            shortcut="p"
            onClick={picture.toggle}
          />
        )}
        {hasColumns && !full.on && (
          <IconButton
            name={t('player.theatre')}
            icon="theatre"
            shortcut="t"
            lit={theatre}
            aria-pressed={theatre}
            onClick={toggleTheatre}
          />
        )}
        {full.able && (
          <IconButton
            name={t(full.on ? 'player.fullLeave' : 'player.full')}
            icon={full.on ? 'fullLeave' : 'full'}
            shortcut="f"
            onClick={full.toggle}
          />
        )}
      </div>
    </div>
  );
};
