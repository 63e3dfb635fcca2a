import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
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
    return cloneElement(super.render(), { 'aria-label': this.props.label });
  }
}
