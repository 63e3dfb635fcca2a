import { useEffect } from 'react';

import { hasFiles } from '../../has-files';

/** An input for files takes what is dropped on it by itself. */
const isFileInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'file';

/**
 * Has a file that is dropped where nothing takes it do nothing: the browser would open it in place of the desk, and typed
 * text would be lost.
 */
export const useIgnoredDrops = (): void => {
  useEffect(() => {
    const ignore = (event: DragEvent): void => {
      const { dataTransfer, defaultPrevented, target } = event;
      if (!hasFiles(dataTransfer) || defaultPrevented || isFileInput(target)) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    // On the window, after every place that takes files.
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
};
