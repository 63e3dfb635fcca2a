import { isChangeOf } from '../../content/feed-events';
import type { GraphContext } from '../../graph/graph-context';
import { EventContext, openingOf } from '../../streams/event-context';
import { PushQueue } from '../../streams/push-queue';
import { eventTimes } from '../video/event-times';

/** Longest timer of Node, in milliseconds. */
const TIMER_MAX_MS = 2_147_483_647;

/** Returns the code of a video now, at its start and end, and after each change of the video. */
export const videoChanges = (context: GraphContext, code: string): PushQueue<string> => {
  const opening = openingOf(context);
  const { feeds, now } = opening.services;
  const queue = new PushQueue<string>(true);
  let timer: NodeJS.Timeout | undefined;
  let plans = 0;

  const tell = (): void => {
    queue.push(code);
    void plan();
  };

  /** Tells at an instant. Timers of Node may fire early, and cannot wait for months. */
  const tellAt = (instant: number): void => {
    const wait = instant - now();
    if (wait <= 0) tell();
    else timer = setTimeout(() => tellAt(instant), Math.min(wait, TIMER_MAX_MS));
  };

  /** Waits for the next start or end. A failed read is made up for by the next change of the video. */
  const plan = async (): Promise<void> => {
    const turn = ++plans;
    const video = await new EventContext(opening).public.video.load(code).catch(() => null);
    if (queue.ended || turn !== plans) return;
    clearTimeout(timer);
    if (!video?.live) return;
    const { startsAt, endsAt } = eventTimes(video);
    const instants = [startsAt, endsAt].flatMap((time) =>
      time && time.getTime() > now() ? [time.getTime()] : [],
    );
    if (instants.length > 0) tellAt(Math.min(...instants));
  };

  tell();
  queue.onEnd(() => clearTimeout(timer));
  queue.onEnd(feeds.events.subscribe((event) => isChangeOf(event, 'cms', 'video', code) && tell()));
  return queue;
};
