import { cloneElement } from 'react';
import type { PointerEvent, ReactElement, ReactNode } from 'react';
import { Player as VideoReactPlayer } from 'video-react';

interface Props {
  /** Accessible name of the player. */
  label: string;
  fluid?: boolean;
  width?: string;
  height?: string;
  className?: string | undefined;
  playsInline?: boolean;
  preload?: 'none' | 'metadata' | 'auto';
  children?: ReactNode;
}

/** Whether a finger is on the picture, which itself decides whether the controls come. */
const isTap = ({ pointerType, target }: PointerEvent): boolean =>
  pointerType === 'touch' && target instanceof Element && target.closest('[data-surface]') !== null;

/**
 * Player of video-react with its video and its store, but without its controls: they have no Arabic, no menus,
 * and 40 KB of styles.
 */
export class BarePlayer extends VideoReactPlayer<Props> {
  /** video-react declares a store in React's legacy context. It never reads it, and React warns about it. */
  static readonly contextTypes = undefined;

  override getDefaultChildren(children: ReactNode): ReactElement[] {
    return super.getDefaultChildren(children).slice(0, 1);
  }

  override render(): ReactElement {
    const player = super.render();
    const { onMouseDown, onMouseMove } = player.props as Record<string, () => void>;
    return cloneElement(player, {
      'aria-label': this.props.label,
      // video-react hears touches and the mouse events that browsers make of them: controls would come by the press,
      // and its release would hide them or press them.
      onTouchStart: undefined,
      onTouchMove: undefined,
      onMouseDown: undefined,
      onMouseMove: undefined,
      onPointerDown: (event: PointerEvent) => isTap(event) || onMouseDown?.(),
      onPointerMove: (event: PointerEvent) => isTap(event) || onMouseMove?.(),
    });
  }
}
