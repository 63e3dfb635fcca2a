import { useTranslation } from 'react-i18next';

import { formatCount } from '../../i18n/format';
import { usePageLocale } from '../../i18n/locale-context';
import { useNumbers } from './use-numbers';

/** Returns the views and comments of a video in words, as soon as they are known; none for zero. */
export const useCounts = (id: string): string[] => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { views, comments } = useNumbers(id) ?? { views: 0, comments: 0 };
  return [
    ...(views > 0 ? [t('watch.views', { count: views, number: formatCount(views, locale) })] : []),
    ...(comments > 0
      ? [t('video.comments', { count: comments, number: formatCount(comments, locale) })]
      : []),
  ];
};
