import { createStore } from '../store/create-store';

/** Action of a message: undo, retry. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  kind: 'done' | 'failed';
  text: string;
  action?: ToastAction | undefined;
}

export const toasts = createStore<readonly Toast[]>([]);
let last = 0;

/**
 * Shows a toast in the live region. It replaces those of the other kind that offer no action: a success and an older
 * failure side by side would contradict each other. A success toast disappears automatically, an error stays until it is closed.
 */
export const showToast = (kind: Toast['kind'], text: string, action?: ToastAction): void => {
  last += 1;
  const kept = toasts.get().filter((toast) => toast.text !== text && (toast.kind === kind || toast.action));
  toasts.set([...kept, { id: last, kind, text, action }]);
};

export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));
