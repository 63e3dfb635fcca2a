import type { PlannerVideo } from '../../../desk/planner/planner';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { Thumb } from '../parts/Thumb';
import { TwoTitles } from '../parts/TwoTitles';
import dialog from './dialog.module.css';
import plans from './plans.module.css';
import { usePlannerFormat } from './use-planner-format';

const MOST = 8;

interface Props {
  videos: readonly PlannerVideo[];
  /** Adds a video after the last programme of its own channel. */
  onAdd: (video: PlannerVideo) => void;
}

/** Recorded videos that are not shown this week: to drag into the grid, or to add by a press. */
export const DragFrom = ({ videos, onAdd }: Props) => {
  const { text } = useDeskLanguage();
  const { film } = usePlannerFormat();
  return (
    <section className={parts['sheet']} aria-labelledby="planner-drag">
      <header className={parts['heading']}>
        <h2 id="planner-drag">{text('planner.dragFrom')}</h2>
        <span className={parts['quiet']}>{text('planner.notShown')}</span>
      </header>
      <ul className={plans['lines']}>
        {videos.slice(0, MOST).map((video) => (
          <li key={video.code}>
            <button
              type="button"
              className={dialog['choice']}
              draggable
              onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', video.code)}
              onClick={() => onAdd(video)}
            >
              <Icon name="grip" />
              <Thumb picture={video.picture} type="video" />
              <TwoTitles record={video} />
              <span className={[parts['quiet'], parts['number']].join(' ')}>{film(video.seconds)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
