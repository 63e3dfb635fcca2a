import type { Selectable } from 'kysely';

import { OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import type { PlansTable } from '../../../plan/plan.tables';
import { html, type Html } from '../../../payment/providers/sandbox/page/html';
import { pageDocument } from '../../../payment/providers/sandbox/page/page-document';
import { PAGE_WORDS } from '../../../payment/providers/sandbox/page/page-words';
import { STORE_EVENTS, STORES, type StoreForm } from './store-form';
import { STORE_WORDS } from './store-words';

export interface StorePageState {
  locale: Locale;
  plans: Selectable<PlansTable>[];
  form: StoreForm;
  /** Hidden field with the CSRF token; undefined for the desk, whose token a browser never sends by itself. */
  token: Html | undefined;
  /** Error code of the e-mail field. */
  failure?: string;
  /** Whether the form was applied. */
  sent: boolean;
}

const choices = (name: string, label: string, options: Html[], hint?: string): Html => html`
  <div class="field">
    <label for="${name}">${label}</label>
    <select
      id="${name}"
      name="${name}"
      ${hint === undefined ? undefined : html`aria-describedby="${name}-text"`}
    >
      ${options}
    </select>
    ${hint === undefined ? undefined : html`<p class="hint" id="${name}-text">${hint}</p>`}
  </div>
`;

const option = (value: string, text: string, chosen: string): Html =>
  html`<option value="${value}" ${value === chosen ? html`selected` : undefined}>${text}</option>`;

const emailField = ({ locale, form, failure }: StorePageState): Html => html`
  <div class="field">
    <label for="email">${STORE_WORDS[locale].email}</label>
    <input
      id="email"
      name="email"
      type="email"
      dir="ltr"
      value="${form.email}"
      autocomplete="off"
      required
      ${failure ? html`aria-invalid="true" aria-describedby="email-text" autofocus` : undefined}
    />
    ${failure ? html`<p class="error" id="email-text" role="alert">${messageOf(failure, locale)}</p>` : undefined}
  </div>
`;

/** Renders the page on which a developer simulates a store. */
export const storePage = (state: StorePageState): string => {
  const { locale, plans, form, token, failure, sent } = state;
  const words = STORE_WORDS[locale];
  const done = words.sent(words.stores[form.store], words.allNews[form.news]);
  return pageDocument({
    locale,
    title: failure ? `${PAGE_WORDS[locale].error}: ${words.title}` : words.title,
    otherLanguage: `/pay/store?lang=${OTHER_LOCALE[locale]}`,
    main: html`
      <h1>${words.title}</h1>
      <p>${words.text}</p>
      ${sent ? html`<p class="note done" role="status">${done}</p>` : undefined}
      <form method="post" action="/pay/store?lang=${locale}" novalidate>
        ${token} ${emailField(state)}
        ${choices(
          'store',
          words.store,
          STORES.map((store) => option(store, words.stores[store], form.store)),
        )}
        ${choices(
          'news',
          words.news,
          STORE_EVENTS.map((news) => option(news, words.allNews[news], form.news)),
        )}
        ${choices(
          'plan',
          words.plan,
          plans.map((plan) => option(plan.id, locale === 'ar' ? plan.name_ar : plan.name_en, form.plan)),
          words.planHint,
        )}
        <button>${words.send}</button>
      </form>
    `,
  });
};
