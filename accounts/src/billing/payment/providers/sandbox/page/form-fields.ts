import { html, type Html } from './html';

interface TextField {
  name: string;
  label: string;
  value: string;
  type?: 'email' | 'text';
  hint?: string;
  /** Text of what is wrong with it. */
  error?: string | undefined;
}

/** Renders a text field with its label, and below it the hint or the error. Its content runs left to right. */
export const textField = ({ name, label, value, type = 'text', hint, error }: TextField): Html => {
  const below = error ?? hint;
  return html`
    <div class="field">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        dir="ltr"
        value="${value}"
        autocomplete="off"
        ${type === 'email' ? html`required` : undefined}
        ${error ? html`aria-invalid="true" autofocus` : undefined}
        ${below === undefined ? undefined : html`aria-describedby="${name}-text"`}
      />
      ${error ? html`<p class="error" id="${name}-text" role="alert">${error}</p>` : undefined}
      ${error || hint === undefined ? undefined : html`<p class="hint" id="${name}-text">${hint}</p>`}
    </div>
  `;
};

interface ChoiceField {
  name: string;
  label: string;
  /** Value and text of each option. */
  options: readonly (readonly [string, string])[];
  chosen: string;
  hint?: string;
}

/** Renders a list to choose one option from. */
export const choiceField = ({ name, label, options, chosen, hint }: ChoiceField): Html => html`
  <div class="field">
    <label for="${name}">${label}</label>
    <select
      id="${name}"
      name="${name}"
      ${hint === undefined ? undefined : html`aria-describedby="${name}-text"`}
    >
      ${options.map(
        ([value, text]) =>
          html`<option value="${value}" ${value === chosen ? html`selected` : undefined}>${text}</option>`,
      )}
    </select>
    ${hint === undefined ? undefined : html`<p class="hint" id="${name}-text">${hint}</p>`}
  </div>
`;
