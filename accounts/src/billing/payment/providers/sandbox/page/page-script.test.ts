import { runInNewContext } from 'node:vm';

import { PAGE_SCRIPT } from './page-script';

class Field {
  value = '';
  textContent = '';
  selectionStart = 0;
  private readonly listeners: (() => void)[] = [];

  addEventListener(_: string, listener: () => void): void {
    this.listeners.push(listener);
  }

  setSelectionRange(start: number): void {
    this.selectionStart = start;
  }

  /** Sets what a person left in the field, with the caret; `|` marks it. */
  type(text: string): string {
    this.selectionStart = text.indexOf('|');
    this.value = text.replace('|', '');
    for (const listener of this.listeners) listener();
    return `${this.value.slice(0, this.selectionStart)}|${this.value.slice(this.selectionStart)}`;
  }
}

const open = () => {
  const fields = new Map([
    ['number', new Field()],
    ['expiry', new Field()],
    ['brand', new Field()],
  ]);
  runInNewContext(PAGE_SCRIPT, { document: { getElementById: (id: string) => fields.get(id) ?? null } });
  const field = (id: string): Field => fields.get(id) ?? new Field();
  return { number: field('number'), expiry: field('expiry'), brand: field('brand') };
};

test.each([
  ['42424|', '4242 4|', 'Visa'],
  ['4242424242424242|', '4242 4242 4242 4242|', 'Visa'],
  ['378282246310005|', '3782 822463 10005|', 'American Express'],
  ['5555-5555-5555-4444|', '5555 5555 5555 4444|', 'Mastercard'],
  ['٤٢٤٢٤|', '4242 4|', 'Visa'],
  ['9|', '9|', ''],
])('%s becomes %s', (typed, written, name) => {
  const { number, brand } = open();
  expect(number.type(typed)).toBe(written);
  expect(brand.textContent).toBe(name);
});

test('the caret stays at its digit when somebody corrects the middle', () => {
  const { number } = open();
  expect(number.type('42429| 4242 4242 424')).toBe('4242 9|424 2424 2424');
  expect(number.type('424| 4242 4242 424')).toBe('424|4 2424 2424 24');
});

test.each([
  ['1|', '1|'],
  ['12|', '12|'],
  ['128|', '12 / 8|'],
  ['8|', '08|'],
  ['12 / |', '12|'],
  ['08/34|', '08 / 34|'],
])('the date %s becomes %s', (typed, written) => {
  expect(open().expiry.type(typed)).toBe(written);
});
