import type { Selectable } from 'kysely';

import { OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import type { PlansTable } from '../../../plan/plan.tables';
import { choiceField, textField } from '../../../payment/providers/sandbox/page/form-fields';
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
        ${token}
        ${textField({
          ...{ name: 'email', type: 'email', label: words.email, value: form.email },
          error: failure && messageOf(failure, locale),
        })}
        ${choiceField({
          ...{ name: 'store', label: words.store, chosen: form.store },
          options: STORES.map((store) => [store, words.stores[store]] as const),
        })}
        ${choiceField({
          ...{ name: 'news', label: words.news, chosen: form.news },
          options: STORE_EVENTS.map((news) => [news, words.allNews[news]] as const),
        })}
        ${choiceField({
          ...{ name: 'plan', label: words.plan, chosen: form.plan, hint: words.planHint },
          options: plans.map((plan) => [plan.id, locale === 'ar' ? plan.name_ar : plan.name_en] as const),
        })}
        <button>${words.send}</button>
      </form>
    `,
  });
};
