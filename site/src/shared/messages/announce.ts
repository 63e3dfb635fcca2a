import { createStore } from '../store/create-store';

export interface Toast {
  id: number;
  kind: 'done' | 'failed';
  text: string;
}

export const toasts = createStore<readonly Toast[]>([]);
let last = 0;

/** Says something to the viewer in the live region; what is done leaves by itself, what failed stays until closed. */
export const announce = (kind: Toast['kind'], text: string): void => {
  last += 1;
  toasts.set([...toasts.get().filter((toast) => toast.text !== text), { id: last, kind, text }]);
};

export const dismiss = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));
