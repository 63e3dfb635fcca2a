import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Button } from '../../ui/Button/Button';
import { saveConsent } from '../consent';
import type { Consent } from '../consent';
import { choicesOpen } from '../offered-parties';
import { PURPOSES } from '../purposes';
import type { Purpose } from '../purposes';
import { VENDORS } from '../vendors';
import type { ThirdParty } from '../vendors';
import * as styles from './ConsentBar.module.css';

interface Props {
  parties: readonly ThirdParty[];
  agreed: Consent;
}

const decide = (purposes: readonly Purpose[]): void => {
  saveConsent(purposes);
  choicesOpen.set(false);
};

/** Question which services of others may be loaded; refusing takes as many presses as agreeing. */
export const ConsentBar = ({ parties, agreed }: Props) => {
  const { t } = useTranslation();
  const bar = useRef<HTMLElement>(null);
  const offered = PURPOSES.filter((purpose) => parties.some(({ name }) => VENDORS[name].purpose === purpose));
  const [chosen, setChosen] = useState<readonly Purpose[]>(agreed ?? []);
  const [choosing, setChoosing] = useState(agreed !== null);
  useEffect(() => {
    // Who opened it again is led to it; at the first visit it does not take the focus away.
    if (choicesOpen.get()) bar.current?.focus();
  }, []);
  return (
    <section ref={bar} tabIndex={-1} className={styles.bar} aria-label={t('consent.title')}>
      <p className={styles.text}>
        {t('consent.text')}{' '}
        <LocaleLink to="/privacy-policy" className={styles.link}>
          {t('consent.policy')}
        </LocaleLink>
      </p>
      {choosing && (
        <ul className={styles.purposes}>
          {offered.map((purpose) => (
            <li key={purpose}>
              <label className={styles.purpose}>
                <input
                  type="checkbox"
                  checked={chosen.includes(purpose)}
                  onChange={({ target }) =>
                    setChosen(
                      target.checked ? [...chosen, purpose] : chosen.filter((other) => other !== purpose),
                    )
                  }
                />
                {t(`consent.${purpose}`)}
              </label>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {choosing ? (
          <Button look="ghost" size="small" onClick={() => decide(chosen)}>
            {t('consent.save')}
          </Button>
        ) : (
          <Button look="text" size="small" onClick={() => setChoosing(true)}>
            {t('consent.choose')}
          </Button>
        )}
        <Button look="ghost" size="small" onClick={() => decide([])}>
          {t('consent.refuse')}
        </Button>
        <Button look="ghost" size="small" onClick={() => decide(offered)}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
};
