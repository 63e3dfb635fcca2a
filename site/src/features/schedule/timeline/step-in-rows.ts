import type { ChannelRow } from './channel-rows';

/** Where an arrow key leads, in the order of time, not of the screen. */
export type Step = 'earlier' | 'later' | 'up' | 'down' | 'first' | 'last';

/** Key of a cell: the code of a programme, or the channel at the beginning of a row. */
export const channelCell = (row: ChannelRow): string => `channel ${row.key}`;

const cellsOf = (row: ChannelRow): string[] => [
  channelCell(row),
  ...row.entries.map(({ entry }) => entry.code),
];

/** Returns the programme of a row that is nearest in time. */
const nearest = (row: ChannelRow, startsAt: string): string => {
  const time = Date.parse(startsAt);
  const [best] = [...row.entries].sort(
    (a, b) => Math.abs(Date.parse(a.entry.startsAt) - time) - Math.abs(Date.parse(b.entry.startsAt) - time),
  );
  return best?.entry.code ?? channelCell(row);
};

/** Returns the cell that a step leads to; the same one at the edges. */
export const stepInRows = (rows: readonly ChannelRow[], cell: string, step: Step): string => {
  const at = rows.findIndex((row) => cellsOf(row).includes(cell));
  const row = rows[at];
  if (!row) return cell;
  const cells = cellsOf(row);
  const index = cells.indexOf(cell);
  if (step === 'first') return cells[0] ?? cell;
  if (step === 'last') return cells.at(-1) ?? cell;
  if (step === 'earlier') return cells[index - 1] ?? cell;
  if (step === 'later') return cells[index + 1] ?? cell;
  const other = rows[at + (step === 'down' ? 1 : -1)];
  if (!other) return cell;
  const entry = row.entries.find((one) => one.entry.code === cell)?.entry;
  return entry ? nearest(other, entry.startsAt) : channelCell(other);
};
