declare module 'video-react' {
  import type { Component, ReactElement, ReactNode } from 'react';

  /** What the store knows of the video element and of the viewer. */
  export interface PlayerState {
    currentTime: number;
    duration: number;
    paused: boolean;
    ended: boolean;
    waiting: boolean;
    seeking: boolean;
    muted: boolean;
    volume: number;
    playbackRate: number;
    hasStarted: boolean;
    /** False three seconds after the viewer last did something. */
    userActivity: boolean;
  }

  export interface PlayerActions {
    play: () => void;
    pause: () => void;
    seek: (seconds: number) => void;
    changeRate: (rate: number) => void;
    changeVolume: (volume: number) => void;
    mute: (muted: boolean) => void;
  }

  /** Given to every child of the player. */
  export interface PlayerChildProps {
    player?: PlayerState;
    actions?: PlayerActions;
    video?: HTMLVideoElement | null;
  }

  interface PlayerProps {
    fluid?: boolean;
    width?: string;
    height?: string;
    className?: string | undefined;
    playsInline?: boolean;
    preload?: 'none' | 'metadata' | 'auto';
    children?: ReactNode;
  }

  export class Player<Props extends PlayerProps = PlayerProps> extends Component<Props> {
    /** The parts a player has of itself, the video first. */
    getDefaultChildren(children: ReactNode): ReactElement[];
    /** The viewer did something: controls stay for three seconds more. */
    startControlsTimer(): void;
    render(): ReactElement;
  }
}
