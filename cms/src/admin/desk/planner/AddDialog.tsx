import { useState } from 'react';

import type { PlannerVideo } from '../../../desk/planner/planner';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { Thumb } from '../parts/Thumb';
import { TwoTitles } from '../parts/TwoTitles';
import { HourField } from './HourField';
import { DialogActs, PlannerDialog } from './PlannerDialog';
import styles from './dialog.module.css';
import { lengthOf, readHour } from './planner-time';
import { useChoices } from './use-choices';
import { usePlannerFormat } from './use-planner-format';
import { walkStops } from './walk-stops';

interface Props {
  /** Where the video goes, for the heading. */
  channelName: string;
  day: string;
  /** Videos of the channel that are not shown this week. */
  videos: readonly PlannerVideo[];
  from: number;
  /** End of the gap; null where nothing follows. */
  to: number | null;
  onChoose: (video: PlannerVideo, from: number) => void;
  onClose: () => void;
}

/** Asks which video is shown at an hour of a channel; proposes those that fit into a gap. */
export const AddDialog = ({ channelName, day, videos, from, to, onChoose, onClose }: Props) => {
  const { text } = useDeskLanguage();
  const { hour, hours, film } = usePlannerFormat();
  const [typed, setTyped] = useState('');
  const [typedHour, setTypedHour] = useState(() => hour(from));
  const begins = readHour(typedHour, day);
  const room = to === null ? Number.POSITIVE_INFINITY : to - (begins ?? from);
  const fitting = videos.filter(({ seconds }) => lengthOf(seconds) <= room);
  const choices = useChoices(typed, fitting);
  const choose = (video: PlannerVideo | undefined): void => {
    if (video && begins !== null) onChoose(video, begins);
  };
  const name =
    to === null
      ? text('planner.addAt', { name: channelName })
      : text('planner.fillAt', { name: channelName, hours: hours(from, to) });
  return (
    <PlannerDialog name={name} onClose={onClose}>
      <div className={styles['choose']}>
        <HourField label={text('begins')} day={day} typed={typedHour} onType={setTypedHour} />
        <form
          className={styles['field']}
          onSubmit={(event) => {
            event.preventDefault();
            choose(choices[0]);
          }}
        >
          <label htmlFor="planner-search">{text('search')}</label>
          <input
            id="planner-search"
            data-first
            data-stop
            onKeyDown={walkStops}
            type="search"
            autoComplete="off"
            {...(typed !== '' && { dir: 'auto' })}
            placeholder={text('searchHint')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
        {choices.length === 0 && <p className={parts['quiet']}>{text('planner.nothingFits')}</p>}
        <ul>
          {choices.map((video) => (
            <li key={video.code}>
              <button
                type="button"
                data-stop
                onKeyDown={walkStops}
                className={styles['choice']}
                onClick={() => choose(video)}
              >
                <Thumb picture={video.picture} type="video" />
                <TwoTitles record={video} />
                <span className={[parts['quiet'], parts['number']].join(' ')}>{film(video.seconds)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <DialogActs />
    </PlannerDialog>
  );
};
