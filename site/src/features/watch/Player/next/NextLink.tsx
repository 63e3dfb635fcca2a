import { useTranslation } from 'react-i18next';

import type { VideoCardFragment } from '../../../../shared/catalogue/video-card.fragment.generated';
import { LocaleLink } from '../../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../../shared/ui/Button/button-class';
import { requestAutoplay } from './autoplay-request';

/** Link to the next video, where it does not start by itself; it plays on arrival. */
export const NextLink = ({ next: { code, title } }: { next: VideoCardFragment }) => {
  const { t } = useTranslation();
  return (
    <LocaleLink
      to={`/watch/${code}`}
      className={buttonClass('ghost', 'small')}
      onClick={() => requestAutoplay(code)}
    >
      {t('player.next', { title })}
    </LocaleLink>
  );
};
