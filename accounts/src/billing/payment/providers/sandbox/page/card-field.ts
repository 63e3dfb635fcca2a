import type { Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import type { CardField } from './check-card-form';
import { html, type Html } from './html';

interface FieldState {
  name: CardField;
  locale: Locale;
  label: string;
  hint?: string;
  value?: string;
  /** Code of what is wrong with it. */
  failure: string | undefined;
  autofocus: boolean;
}

const COMPLETION: Record<CardField, string> = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' };

const below = ({ name, locale, hint, failure }: FieldState): Html | undefined => {
  if (failure) return html`<p class="error" id="${name}-text" role="alert">${messageOf(failure, locale)}</p>`;
  return hint === undefined ? undefined : html`<p class="hint" id="${name}-text">${hint}</p>`;
};

/** A field with its label, and under it the hint or what is wrong, never both. Digits are typed from left to right in both languages. */
export const cardField = (state: FieldState): Html => {
  const { name, label, value = '', failure, autofocus } = state;
  const text = below(state);
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      dir="ltr"
      inputmode="numeric"
      autocomplete="${COMPLETION[name]}"
      required
      ${text && html`aria-describedby="${name}-text"`}
      ${failure ? html`aria-invalid="true"` : undefined}
      ${autofocus ? html`autofocus` : undefined}
    />
    ${text}
  </div>`;
};
