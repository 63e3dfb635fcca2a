declare module 'video-react' {
  import type { ComponentType, ReactNode } from 'react';

  interface PlayerProps {
    fluid?: boolean;
    aspectRatio?: string;
    poster?: string | undefined;
    playsInline?: boolean;
    preload?: 'none' | 'metadata' | 'auto';
    children?: ReactNode;
  }
  export const Player: ComponentType<PlayerProps>;
  export const ControlBar: ComponentType<{ children?: ReactNode }>;
  export const BigPlayButton: ComponentType<{ className?: string | undefined }>;
  export const ClosedCaptionButton: ComponentType<{ order?: number }>;
}
