import { useTranslation } from 'react-i18next';

import { useMediaQuery } from '../../../../shared/page/use-media-query';
import { CaptionChoices } from '../captions/CaptionChoices';
import { CHAPTERS_PLACE } from '../chapters/chapters-place';
import { MenuAction } from '../menu/MenuAction';
import { MenuChoice } from '../menu/MenuChoice';
import { MenuSwitch } from '../menu/MenuSwitch';
import type { PlayerControls } from '../player-controls';
import { QualityChoices } from '../quality/QualityChoices';
import { SoundChoices } from '../sounds/SoundChoices';
import { SPEEDS } from './speeds';

interface Props {
  controls: PlayerControls;
  /** Controls for which the bar has no space. */
  withCaptions: boolean;
  withSound: boolean;
  withMore: boolean;
  withStart: boolean;
  onChosen: () => void;
}

/** Leads to the list of chapters below the film. */
const showChapters = (): void => {
  const show = (): void => document.getElementById(CHAPTERS_PLACE)?.scrollIntoView({ block: 'start' });
  if (document.fullscreenElement) void document.exitFullscreen().then(show, show);
  else show();
};

/** Menu with quality and speed, and on phones all controls for which the bar has no space. */
export const SettingsMenu = ({ controls, withCaptions, withSound, withMore, withStart, onChosen }: Props) => {
  const { t } = useTranslation();
  const touched = useMediaQuery('(pointer: coarse)');
  const {
    captions,
    quality,
    state,
    live,
    picture,
    remote,
    next,
    loudness,
    help,
    transcript,
    liveStart,
    audioOnly,
    sounds,
  } = controls;
  const then = (act: () => void) => () => {
    onChosen();
    act();
  };
  return (
    <>
      {withCaptions && <CaptionChoices captions={captions} onChosen={onChosen} />}
      {sounds.options.length > 0 && <SoundChoices sounds={sounds} onChosen={onChosen} />}
      {quality.heights.length > 0 && <QualityChoices quality={quality} onChosen={onChosen} />}
      {audioOnly.able && (
        <MenuSwitch label={t('player.audioOnly')} on={audioOnly.on} onToggle={then(audioOnly.toggle)} />
      )}
      {!live && (
        <MenuChoice
          title={t('player.speed')}
          options={SPEEDS.map((speed) => ({
            value: speed,
            label: speed === 1 ? t('player.normal') : `\u2066${speed}×\u2069`,
          }))}
          chosen={state.playbackRate}
          onChoose={(speed) => then(() => controls.setSpeed(speed))()}
        />
      )}
      {withStart && liveStart && (
        <MenuAction
          icon="replay"
          label={t(liveStart.isBeginning ? 'player.fromStart' : 'player.earliest')}
          onChoose={then(() => controls.seek(liveStart.second))}
        />
      )}
      {withSound && (
        <MenuAction
          icon={state.muted ? 'muted' : 'sound'}
          label={t(state.muted ? 'player.unmute' : 'player.mute')}
          onChoose={then(loudness.toggleMute)}
        />
      )}
      {transcript && (
        <MenuAction
          icon="transcript"
          label={t(transcript.on ? 'player.transcriptClose' : 'player.transcript')}
          onChoose={then(transcript.toggle)}
        />
      )}
      {withMore && controls.chapters.length > 0 && (
        <MenuAction icon="chapters" label={t('player.chapters')} onChoose={then(showChapters)} />
      )}
      {withMore && next && (
        <MenuAction icon="next" label={t('player.next', { title: next.title })} onChoose={then(next.go)} />
      )}
      {withMore && picture.able && (
        <MenuAction icon="picture" label={t('player.picture')} onChoose={then(picture.toggle)} />
      )}
      {remote.able && <MenuAction icon="remote" label={t('player.remote')} onChoose={then(remote.choose)} />}
      {!touched && <MenuAction icon="keyboard" label={t('player.shortcuts')} onChoose={then(help)} />}
    </>
  );
};
