import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// A second, the library's own limit, is short where other tests and tools have the same two cores.
configure({ asyncUtilTimeout: 20_000 });

// Gatsby's bundle defines these; its Link and navigation read them.
Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  __TRAILING_SLASH__: 'never',
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});

if (typeof HTMLDialogElement !== 'undefined') {
  // jsdom has the element and not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

if (typeof Element !== 'undefined') {
  // jsdom lays nothing out, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
}
