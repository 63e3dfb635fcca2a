import { createStore } from '../store/create-store';

/** One thing that can be done about a message: undo, try again. */
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

/** Says something to the viewer in the live region; what is done leaves by itself, what failed stays until closed. */
export const announce = (kind: Toast['kind'], text: string, action?: ToastAction): void => {
  last += 1;
  toasts.set([...toasts.get().filter((toast) => toast.text !== text), { id: last, kind, text, action }]);
};

export const dismiss = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));
