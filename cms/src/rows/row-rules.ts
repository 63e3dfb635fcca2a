import { isBuiltPath } from './built-path';

/** A row as an editor wrote it. */
export interface WrittenRow {
  title?: string | null;
  source?: string | null;
  path?: string | null;
  channel?: object | null;
  sport?: object | null;
}

/** Why a page with these rows may not be published, as a sentence for the editor; null when it may. */
export const rowsProblem = (rows: readonly WrittenRow[]): string | null => {
  for (const { title, source, path, channel, sport } of rows) {
    if (source === 'channel' && !channel)
      return `The row “${title ?? ''}” shows the videos of one channel. Choose the channel.`;
    if (source === 'sport' && !sport)
      return `The row “${title ?? ''}” shows the videos of one sport. Choose the sport.`;
    if (path && !isBuiltPath(path))
      return `The row “${title ?? ''}” leads to “${path}”, which is no page of the site. Write one like “/shows”, or leave it empty.`;
  }
  return null;
};
