import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { ScriptsNote } from '../../form/ScriptsNote/ScriptsNote';
import { useLazyLoad } from '../../page/use-lazy-load';
import { useNear } from '../../page/use-near';
import { buttonClass } from '../../ui/Button/button-class';
import * as styles from './Newsletter.module.css';

/** `rootMargin` below the viewport: two phone screens, about one second of scrolling. */
const MARGIN = '1400px 0px';

/** Loads the form with its form library: few visitors scroll so far down, and the others do not download it. */
const loadForm = () =>
  import('../NewsletterForm/NewsletterForm').then(({ NewsletterForm }) => NewsletterForm);

interface Props {
  title: string;
  /** Content and frequency of the newsletter. */
  text: string;
}

/** Newsletter section in full width, styled as paper. Its form loads when it comes near the viewport. */
export const Newsletter = ({ title, text }: Props) => {
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  const { part: Form, retry } = useLazyLoad(useNear(section, MARGIN), loadForm);
  return (
    <section
      ref={section}
      className={styles.letter}
      data-bleed=""
      data-surface="paper"
      aria-labelledby="newsletter"
    >
      <div className={styles.columns}>
        <div>
          <h2 id="newsletter" className={styles.title}>
            <Words>{title}</Words>
          </h2>
          <p className={styles.text}>
            <Words>{text}</Words>
          </p>
          <ScriptsNote />
        </div>
        <div className={Form || retry ? styles.card : `${styles.card} ${styles.awaited}`}>
          {Form && <Form />}
          {retry && (
            <div role="alert" className={styles.failed}>
              <p>{t('newsletter.unloaded')}</p>
              <button type="button" className={buttonClass('paper')} onClick={retry}>
                {t('watch.retry')}
              </button>
            </div>
          )}
        </div>
      </div>
    </section>
  );
};
