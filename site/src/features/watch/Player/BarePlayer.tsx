import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Player as VideoReactPlayer } from 'video-react';

interface Props {
  /** Name of the player for those who do not see it. */
  label: string;
  fluid?: boolean;
  width?: string;
  height?: string;
  className?: string | undefined;
  playsInline?: boolean;
  preload?: 'none' | 'metadata' | 'auto';
  children?: ReactNode;
}

/** video-react's player with its video and its store, and none of its own controls: they have no Arabic, no menus and a style of 40 KB. */
export class BarePlayer extends VideoReactPlayer<Props> {
  /** video-react names a store in React's old context, which it never reads and React warns of. */
  static readonly contextTypes = undefined;

  override getDefaultChildren(children: ReactNode): ReactElement[] {
    return super.getDefaultChildren(children).slice(0, 1);
  }

  override render(): ReactElement {
    return cloneElement(super.render(), { 'aria-label': this.props.label });
  }
}
