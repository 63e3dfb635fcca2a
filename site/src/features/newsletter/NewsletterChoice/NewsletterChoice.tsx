import { useTranslation } from 'react-i18next';

import { isolate } from '../../../shared/i18n/isolate';
import { CATEGORIES } from '../../../shared/newsletter/categories';
import type { NewsletterCategory } from '../../../shared/newsletter/NewsletterForm/subscribe-newsletter.mutation.generated';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { Switch } from '../../../shared/ui/Switch/Switch';
import * as styles from './NewsletterChoice.module.css';
import { useNewsletterChoice } from './use-newsletter-choice';

interface Props {
  email: string;
  categories: readonly NewsletterCategory[];
}

/** Newsletter subjects of the viewer's address, each on or off. "All" includes all others. */
export const NewsletterChoice = ({ email, categories }: Props) => {
  const { t } = useTranslation();
  const { chosen, choose } = useNewsletterChoice(categories);
  const all = chosen.includes('ALL');
  const change = (category: NewsletterCategory, on: boolean): void => {
    if (category === 'ALL') choose(on ? ['ALL'] : []);
    else choose(CATEGORIES.filter((one) => (one === category ? on : chosen.includes(one))));
  };
  return (
    <Panel title={t('newsletter.categories')}>
      <div className={styles.choices}>
        {CATEGORIES.map((category) => {
          const within = all && category !== 'ALL';
          return (
            <Switch
              key={category}
              label={t(`newsletter.${category}`)}
              {...(within ? { hint: t('settings-newsletter.within') } : {})}
              checked={within || chosen.includes(category)}
              disabled={within}
              onChange={(on) => change(category, on)}
            />
          );
        })}
      </div>
      <p role="status" className={styles.status}>
        {t(chosen.length > 0 ? 'settings-newsletter.on' : 'settings-newsletter.off', {
          email: isolate(email),
        })}
      </p>
    </Panel>
  );
};
