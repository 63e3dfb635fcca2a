// Tests in plain Node do without it.
if ('document' in globalThis) jest.requireActual('@testing-library/jest-dom');

// Globals that Gatsby's bundle defines; its Link and navigation read them.
Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  __TRAILING_SLASH__: 'never',
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});

if (typeof HTMLDialogElement !== 'undefined') {
  // jsdom has the element without these methods.
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
  // jsdom has no layout and no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
}

export {};
