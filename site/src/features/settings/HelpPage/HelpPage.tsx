import { useTranslation } from 'react-i18next';

import { useFresh } from '../../../shared/content/use-fresh';
import { FaqEntry } from '../../../shared/faq/FaqEntry/FaqEntry';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { HelpPageOperation } from '../help-page.query.generated';
import type { HelpPageQuery } from '../help-page.query.generated';
import { useSettingsViewerQuery } from '../settings-viewer.query.generated';
import * as styles from './HelpPage.module.css';
import { ReportForm } from './ReportForm';

/** Few enough to need little scrolling; a link opens the page of all questions. */
const ENTRIES = 5;

const AWAITING = <PanelSkeleton rows={4} bare />;

const Report = () => {
  const viewer = useSettingsViewerQuery();
  return (
    <QueryContent result={viewer} awaiting={AWAITING}>
      {({ viewer: known }) =>
        known && (
          <div className={styles.form}>
            <ReportForm email={known.email} />
          </div>
        )
      }
    </QueryContent>
  );
};

interface Props {
  built: HelpPageQuery;
  builtPaths: readonly string[];
}

/** Help page: frequent questions, a problem report and the contact. */
export const HelpPage = ({ built, builtPaths }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { page, siteSettings } = useFresh(built, HelpPageOperation, {}, locale);
  const entries = page?.__typename === 'FaqPage' ? page.entries : [];
  return (
    <>
      <SettingsHead title={t('settings-help.title')} lead={t('settings-help.lead')} />
      {entries.length > 0 && (
        <Panel title={t('settings-help.asked')}>
          {entries.slice(0, ENTRIES).map((entry) => (
            <FaqEntry key={entry.key} entry={entry} />
          ))}
          {builtPaths.includes('/faq') && (
            <p className={styles.all}>
              <LocaleLink to="/faq" className={buttonClass('ghost', 'small')}>
                {t('settings-help.all')}
              </LocaleLink>
            </p>
          )}
        </Panel>
      )}
      <Panel id="report" title={t('settings.report')} lead={t('settings-help.reportLead')}>
        <ViewerScope awaiting={AWAITING}>
          <Report />
        </ViewerScope>
      </Panel>
      {siteSettings && (
        <Panel title={t('settings.contact')}>
          <p className={styles.contact}>
            {t('settings-help.contactText')}{' '}
            <a className={styles.mail} href={`mailto:${siteSettings.contactEmail}`}>
              <bdi dir="ltr">{siteSettings.contactEmail}</bdi>
            </a>
          </p>
        </Panel>
      )}
    </>
  );
};
