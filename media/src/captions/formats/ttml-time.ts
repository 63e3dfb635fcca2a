import { readTime } from './time-line';

const OFFSET = /^\s*(\d+(?:\.\d+)?)\s*(h|m|s|ms|f|t)?\s*$/u;
const WITH_FRAMES = /^\s*(\d+):(\d+):(\d+)[:;](\d+)(?:\.\d+)?\s*$/u;
const USUAL_FRAME_RATE = 30;
const MS = 1000;

/** How a TTML file counts frames and ticks. */
export interface TtmlClock {
  frameRate: number;
  tickRate: number;
}

/** Reads the clock of a file from the attributes of its root, without their prefixes. */
export const ttmlClock = (attributes: ReadonlyMap<string, string>): TtmlClock => {
  const given = Number(attributes.get('framerate') ?? NaN);
  const [over = 1, under = 1] =
    (attributes.get('frameratemultiplier') ?? '').match(/\d+/gu)?.map(Number) ?? [];
  const frameRate = ((given || USUAL_FRAME_RATE) * over) / under;
  const subFrames = Number(attributes.get('subframerate') ?? 1);
  return {
    frameRate,
    tickRate: Number(attributes.get('tickrate') ?? NaN) || (given ? frameRate * subFrames : 1),
  };
};

/** Reads a time of TTML: of the clock, with frames, or a number with a unit. Null when it is none. */
export const readTtmlTime = (text: string, { frameRate, tickRate }: TtmlClock): number | null => {
  const [, hours, minutes, seconds, frames] = WITH_FRAMES.exec(text) ?? [];
  if (frames !== undefined) {
    return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds) + Number(frames) / frameRate;
  }
  const [, number, unit = 's'] = OFFSET.exec(text) ?? [];
  if (number === undefined) return readTime(text);
  const units = new Map([
    ['h', 3600],
    ['m', 60],
    ['s', 1],
    ['ms', 1 / MS],
    ['f', 1 / frameRate],
    ['t', 1 / tickRate],
  ]);
  return Number(number) * (units.get(unit) ?? 1);
};
