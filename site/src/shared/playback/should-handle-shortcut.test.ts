import { shouldHandleShortcut } from './should-handle-shortcut';

const page = (): { player: Element; at: (id: string) => Element } => {
  document.body.innerHTML = `
    <input id="search"><textarea id="comment"></textarea><p id="words" contenteditable="true">x</p>
    <a id="link" href="/x">x</a><div role="tablist"><button id="tab">x</button></div>
    <dialog open><button id="dialog">x</button></dialog>
    <div id="player"><button id="play">x</button><input id="volume" type="range"><div id="root"></div>
      <div role="menu"><button id="item">x</button></div></div>`;
  const at = (id: string): Element => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`the test page has no ${id}`);
    return found;
  };
  return { player: at('player'), at };
};

test('keys typed into a field are left alone', () => {
  const { player, at } = page();
  for (const id of ['search', 'comment', 'words'])
    expect([id, shouldHandleShortcut('k', { target: at(id), player, everywhere: true })]).toEqual([
      id,
      false,
    ]);
});

test('dialogs, menus and tabs keep their keys', () => {
  const { player, at } = page();
  for (const id of ['dialog', 'item', 'tab'])
    expect([id, shouldHandleShortcut('ArrowRight', { target: at(id), player, everywhere: true })]).toEqual([
      id,
      false,
    ]);
});

test('Space presses the button that is focused, letters still steer', () => {
  const { player, at } = page();
  expect(shouldHandleShortcut(' ', { target: at('play'), player, everywhere: true })).toBe(false);
  expect(shouldHandleShortcut(' ', { target: at('root'), player, everywhere: true })).toBe(true);
  expect(shouldHandleShortcut('k', { target: at('play'), player, everywhere: true })).toBe(true);
});

test('a focused slider moves by its own arrows', () => {
  const { player, at } = page();
  expect(shouldHandleShortcut('ArrowUp', { target: at('volume'), player, everywhere: true })).toBe(false);
  expect(shouldHandleShortcut('m', { target: at('volume'), player, everywhere: true })).toBe(true);
});

test('outside the player the page scrolls, and keys can be kept to the player', () => {
  const { player, at } = page();
  expect(shouldHandleShortcut('ArrowDown', { target: document.body, player, everywhere: true })).toBe(false);
  expect(shouldHandleShortcut('ArrowLeft', { target: document.body, player, everywhere: true })).toBe(true);
  expect(shouldHandleShortcut('ArrowLeft', { target: at('link'), player, everywhere: true })).toBe(false);
  expect(shouldHandleShortcut('f', { target: at('link'), player, everywhere: true })).toBe(true);
  expect(shouldHandleShortcut('f', { target: at('link'), player, everywhere: false })).toBe(false);
  expect(shouldHandleShortcut('k', { target: document.body, player, everywhere: false })).toBe(false);
});
