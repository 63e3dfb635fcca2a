import { navigate } from 'gatsby';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { useFresh } from '../../../shared/content/use-fresh';
import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { useLocalize, usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { PanelRow } from '../../../shared/settings/PanelRow/PanelRow';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { SettingsIcon } from '../../../shared/settings/SettingsIcon/SettingsIcon';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { DeletePageOperation } from '../delete-page.query.generated';
import type { DeletePageQuery } from '../delete-page.query.generated';
import { ExportRow } from '../ExportRow/ExportRow';
import { FormPanel } from '../FormPanel/FormPanel';
import { deleteAccountAddress } from './reason-address';
import { ReasonField } from './ReasonField';

interface Values {
  reason?: string;
}

const SUBSCRIPTION = '/settings/subscription';

const validate = ({ reason }: Values): Record<string, string | undefined> => ({
  reason: reason ? undefined : 'REASON_REQUIRED',
});

interface Props {
  built: DeletePageQuery;
  builtPaths: readonly string[];
}

/** First step of deleting the account: the reason, and what can be done instead. */
export const SelectReasonsPage = ({ built, builtPaths }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const { deleteReasons } = useFresh(built, DeletePageOperation, { metaCode: 'select-reasons' }, locale);

  const goOn = ({ reason = '' }: Values): void => {
    navigate(localize(deleteAccountAddress(reason)));
  };

  return (
    <>
      <SettingsHead title={t('select-reasons.title')} lead={t('select-reasons.lead')} />
      <FormPanel>
        <Form<Values> onSubmit={goOn} validate={validate}>
          {({ handleSubmit }) => (
            <FormFrame handleSubmit={handleSubmit} submitLabel={t('select-reasons.next')}>
              <ReasonField legend={t('select-reasons.legend')} reasons={deleteReasons ?? []} />
            </FormFrame>
          )}
        </Form>
      </FormPanel>
      <ViewerScope awaiting={<PanelSkeleton rows={2} titled />}>
        <Panel title={t('select-reasons.before')}>
          <ExportRow />
          {builtPaths.includes(SUBSCRIPTION) && (
            <PanelRow
              icon={<SettingsIcon name="card" />}
              title={t('select-reasons.cancel')}
              text={t('select-reasons.cancelText')}
              action={
                <LocaleLink to={SUBSCRIPTION} className={buttonClass('ghost', 'small')}>
                  {t('settings.subscription')}
                </LocaleLink>
              }
            />
          )}
        </Panel>
      </ViewerScope>
    </>
  );
};
