import { cleanEmail } from '@sahra/schemas/clean-email';

/** Sets a value past React, which takes one that is set through the element itself for its own and reads no change. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/**
 * Cleans what is typed or pasted into a field for an e-mail address before the screen reads it. Strapi's sign-in, its
 * forgotten password and its forms of users refuse an address with the direction marks of a chat, which nobody sees.
 * Returns a function that stops it.
 */
export const cleanTypedAddresses = (): (() => void) => {
  const clean = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || (target.type !== 'email' && target.name !== 'email')) return;
    if (event instanceof InputEvent && event.isComposing) return;
    const address = cleanEmail(target.value);
    if (address !== target.value) setValue?.call(target, address);
  };
  addEventListener('input', clean, true);
  return () => removeEventListener('input', clean, true);
};
