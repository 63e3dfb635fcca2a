import { useTranslation } from 'react-i18next';

import { videoAddress } from '../../../../shared/address/video-address';
import type { VideoCardFragment } from '../../../../shared/catalogue/video-card.fragment.generated';
import { LocaleLink } from '../../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../../shared/ui/Button/button-class';

interface Props {
  next: VideoCardFragment;
  look?: 'ghost' | 'text';
}

/** Link to the next video, where it does not start by itself; it plays on arrival. */
export const NextLink = ({ next, look = 'ghost' }: Props) => {
  const { t } = useTranslation();
  return (
    <LocaleLink to={videoAddress(next)} plays className={buttonClass(look, 'small')}>
      {t('player.next', { title: next.title })}
    </LocaleLink>
  );
};
