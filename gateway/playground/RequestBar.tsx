import { useState } from 'react';
import type { ReactNode } from 'react';

import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import type { SampleViewer } from './playground-data';
import { signIn } from './sign-in';
import { LANGUAGE_NAMES, WORDS } from './words';

/** What every request of the page is sent with. */
export interface RequestSettings {
  locale: Locale;
  /** Key of a partner app; empty without one. */
  apiKey: string;
  /** Bearer of a sample viewer; null while nobody is signed in. */
  bearer: string | null;
}

interface RequestBarProps {
  settings: RequestSettings;
  viewers: readonly SampleViewer[];
  onChange: (change: Partial<RequestSettings>) => void;
  children: ReactNode;
}

/** Language, key and viewer of the requests, above the editor. */
export const RequestBar = ({ settings, viewers, onChange, children }: RequestBarProps) => {
  const { locale, apiKey } = settings;
  const words = WORDS[locale];
  const [email, setEmail] = useState('');
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);

  const become = async (chosen: string): Promise<void> => {
    setEmail(chosen);
    setFailed(false);
    onChange({ bearer: null });
    const viewer = viewers.find((each) => each.email === chosen);
    if (!viewer) return;
    setPending(true);
    const bearer = await signIn(viewer).catch(() => null);
    setPending(false);
    setFailed(bearer === null);
    onChange({ bearer });
  };

  return (
    <form
      className="request-bar"
      aria-label={words.bar}
      lang={locale}
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      onSubmit={(event) => event.preventDefault()}
    >
      <label>
        {words.language}
        <select value={locale} onChange={({ target }) => onChange({ locale: target.value as Locale })}>
          {LOCALES.map((each) => (
            <option key={each} value={each} lang={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.key}
        <input
          type="password"
          dir="ltr"
          autoComplete="off"
          placeholder="pk_… / sk_…"
          value={apiKey}
          onChange={({ target }) => onChange({ apiKey: target.value.trim() })}
        />
      </label>
      {viewers.length > 0 && (
        <label>
          {words.signInAs}
          <select value={email} disabled={pending} onChange={({ target }) => void become(target.value)}>
            <option value="">{words.nobody}</option>
            {viewers.map((viewer) => (
              <option key={viewer.email} value={viewer.email}>
                {`${viewer.name} · ${viewer.email}`}
              </option>
            ))}
          </select>
        </label>
      )}
      {failed && <p role="alert">{words.signInFailed}</p>}
      {children}
    </form>
  );
};
