import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { languageProps } from '../../i18n/language-props';
import type { Chrome } from '../../page/page-context';
import { Icon } from '../../ui/Icon/Icon';
import { PictureView } from '../../ui/PictureView/PictureView';
import { usePageLocale } from '../../i18n/locale-context';
import * as styles from './MegaMenu.module.css';

/** "More": the channels, each with picture and name. Opens on click, closes on Escape, on choosing and when focus leaves. */
export const MegaMenu = ({
  channels,
  className,
}: {
  channels: Chrome['channels'];
  className?: string | undefined;
}) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const [open, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event): void => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('click', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('click', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {t('nav.more')} <Icon name="chevron" />
      </button>
      <div id={panel} className={styles.panel} hidden={!open}>
        <ul className={styles.list}>
          {channels.map(({ slug, name, language, image }) => (
            <li key={slug}>
              <LocaleLink className={styles.channel} to={`/${slug}`} onClick={() => setOpen(false)}>
                <PictureView className={styles.picture} picture={image} decorative />
                <span {...languageProps(language, locale)}>{name}</span>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
