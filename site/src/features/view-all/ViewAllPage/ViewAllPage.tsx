import { useTranslation } from 'react-i18next';

import { ListHead } from '../../../shared/catalogue/ListHead/ListHead';
import { useFresh } from '../../../shared/content/use-fresh';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { SECTION_NAMES } from '../section-names';
import { SectionChannels } from '../SectionChannels/SectionChannels';
import { SectionIndex } from '../SectionIndex/SectionIndex';
import { SectionList } from '../SectionList/SectionList';
import { useListAddress } from '../use-list-address';
import * as styles from './ViewAllPage.module.css';
import { ViewAllPageOperation } from './view-all-page.query.generated';
import type { ViewAllPageQuery } from './view-all-page.query.generated';

interface Props {
  built: ViewAllPageQuery;
  /** Query string of the address. */
  search: string;
}

/** Whole list of one section of the catalogue (`?section=shorts&channel=padel`), or all sections. */
export const ViewAllPage = ({ built, search }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const channels = useFresh(built, ViewAllPageOperation, {}, locale).channels?.nodes ?? [];
  const asked = useListAddress(search);
  const channel = channels.find(({ slug }) => slug === asked?.channel);

  if (!asked?.section)
    return (
      <div className={asked ? styles.page : `${styles.page} ${styles.unknown}`}>
        <ListHead title={t('view-all.title')} />
        <SectionIndex />
      </div>
    );
  const { section, after } = asked;
  return (
    <div className={styles.page}>
      <LocaleLink to="/view-all" className={styles.back}>
        <Icon name="back" directed />
        {t('view-all.contents')}
      </LocaleLink>
      <ListHead title={t(SECTION_NAMES[section])} />
      <SectionChannels section={section} channels={channels} chosen={channel?.slug ?? null} />
      <SectionList section={section} channel={channel?.slug ?? null} after={after} />
    </div>
  );
};
