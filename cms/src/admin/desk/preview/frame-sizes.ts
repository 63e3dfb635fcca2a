import type { FrameSize } from './PreviewFrame';

/** Windows in which a page is shown, in CSS pixels. */
export const PREVIEW_WINDOWS = {
  phone: { width: 390, height: 844 },
  computer: { width: 1280, height: 800 },
} as const;
export type PreviewWindow = keyof typeof PREVIEW_WINDOWS;

const GAP = 12;

/**
 * Returns the size of each of `count` frames in a pane of `room` pixels. Phones stand side by side, computers one below
 * the other; neither is drawn larger than it is.
 */
export const frameSize = (kind: PreviewWindow, count: number, room: number): FrameSize => {
  const { width, height } = PREVIEW_WINDOWS[kind];
  const columns = kind === 'phone' ? count : 1;
  const own = (room - GAP * (columns - 1)) / columns;
  return { width, height, scale: Math.max(0.1, Math.min(1, own / width)) };
};
