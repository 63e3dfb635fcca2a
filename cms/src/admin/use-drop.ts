import { useState, type DragEvent, type HTMLAttributes } from 'react';

import { isInDialog } from './desk/frame/is-in-dialog';
import { hasFiles } from './has-files';

/** Events that a place inside has answered; Strapi's form prevents the default of every drop, whoever takes it. */
const answered = new WeakSet<Event>();

/** Whether files are above something that takes them first: a place inside the element, or a dialog before it. */
const isTaken = (event: DragEvent): boolean => answered.has(event.nativeEvent) || isInDialog(event);

const answer = (event: DragEvent): void => {
  event.preventDefault();
  answered.add(event.nativeEvent);
};

export interface Drop {
  isOver: boolean;
  handlers: Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'>;
}

/** Lets files be dropped on an element; `isOver` while they are held above it. Without `onFiles` it takes none. */
export const useDrop = (onFiles: ((files: readonly File[]) => void) | null): Drop => {
  const [isOver, setOver] = useState(false);
  if (!onFiles) return { isOver: false, handlers: {} };
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        const isFree = !isTaken(event);
        setOver(isFree);
        if (isFree) answer(event);
      },
      onDragLeave: (event: DragEvent) => {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        setOver(false);
        if (isTaken(event)) return;
        answer(event);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
};
