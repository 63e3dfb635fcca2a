import type { PlannerEntry, PlannerVideo } from '../../../desk/planner/planner';
import { useDeskLanguage } from '../language/use-desk-language';
import { AddDialog } from './AddDialog';
import { CopyDialog } from './CopyDialog';
import { HourDialog } from './HourDialog';
import { rangeOf } from './planner-looks';
import { dayAt } from './planner-time';
import type { Planner } from './use-planner';
import { usePlannerFormat } from './use-planner-format';

interface ForEntry {
  kind: 'hour' | 'copy';
  entry: PlannerEntry;
}

interface ForAdding {
  kind: 'add';
  channel: string | null;
  from: number;
  /** End of the gap; null where nothing follows. */
  to: number | null;
}

/** Dialog of the planner that is open. */
export type OpenDialog = ForEntry | ForAdding;

interface Props {
  open: OpenDialog;
  planner: Planner;
  videos: readonly PlannerVideo[];
  channelName: (slug: string | null) => string;
  /** `chosen` is the programme that takes the focus. */
  onClose: (chosen: string | null, told?: string) => void;
}

export const PlannerDialogs = ({ open, planner, videos, channelName, onClose }: Props) => {
  const { text } = useDeskLanguage();
  const { longDate } = usePlannerFormat();
  const { day } = planner;
  if (open.kind === 'add')
    return (
      <AddDialog
        {...{ day, from: open.from, to: open.to, channelName: channelName(open.channel) }}
        videos={videos.filter(({ channel }) => channel === open.channel)}
        onChoose={(video, from) =>
          onClose(planner.add(video, open.channel, from, open.to === null ? undefined : open.to - from))
        }
        onClose={() => onClose(null)}
      />
    );
  const { entry } = open;
  const leave = (): void => onClose(entry.documentId);
  if (open.kind === 'copy')
    return (
      <CopyDialog
        {...{ entry, day, onClose: leave }}
        onChoose={(to) => {
          planner.copy(entry, to);
          onClose(entry.documentId, text('planner.copied', { day: longDate(to) }));
        }}
      />
    );
  const { from, to } = rangeOf(entry);
  return (
    <HourDialog
      // The day that it belongs to: what runs past dawn is shown on the next day, too.
      {...{ entry, day: dayAt(from), seen: day, onClose: leave }}
      onChoose={(hour) => {
        const ends = new Date(hour + to - from).toISOString();
        planner.move(entry, { startsAt: new Date(hour).toISOString(), endsAt: ends });
        leave();
      }}
    />
  );
};
