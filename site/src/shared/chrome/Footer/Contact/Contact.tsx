import { useTranslation } from 'react-i18next';

import type { Chrome } from '../../../page/page-context';
import * as footer from '../Footer.module.css';
import * as styles from './Contact.module.css';

/** Postal address and phone numbers of the company. */
export const Contact = ({
  settings: { contactEmail, phones },
}: {
  settings: Pick<Chrome['settings'], 'contactEmail' | 'phones'>;
}) => {
  const { t } = useTranslation();
  // A narrow column breaks the address there.
  const [name, host] = contactEmail.split('@');
  return (
    <div>
      <h2 className={footer.heading}>{t('footer.contact')}</h2>
      <ul>
        <li>
          <a className={footer.link} href={`mailto:${contactEmail}`}>
            {/* Broken or not, it begins where the column does: the span has the page's direction. */}
            <span>
              <bdi dir="ltr">
                {name}@<wbr />
                {host}
              </bdi>
            </span>
          </a>
        </li>
        {phones.map(({ country, number }) => (
          <li key={number} className={styles.phone}>
            <span className={styles.country}>{country}</span>
            <a className={footer.link} href={`tel:${number.replace(/\s/g, '')}`}>
              <bdi dir="ltr">{number}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
