import { useTranslation } from 'react-i18next';

import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { PanelRow } from '../../../shared/settings/PanelRow/PanelRow';
import { SettingsIcon } from '../../../shared/settings/SettingsIcon/SettingsIcon';
import { Button } from '../../../shared/ui/Button/Button';
import { useDataExportLazyQuery } from '../data-export.query.generated';
import { failureCode } from '../failure-code';

/** Saves text as a browser download. */
const saveFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Row that downloads all stored data of the viewer as a file. Each download requests the data again. */
export const ExportRow = () => {
  const { t } = useTranslation();
  const message = useMessage();
  const [ask, { loading }] = useDataExportLazyQuery({ fetchPolicy: 'no-cache' });

  const download = async (): Promise<void> => {
    try {
      const { data, error } = await ask();
      const file = data?.viewer?.dataExport;
      if (!file) {
        showToast('failed', message(failureCode(error)));
        return;
      }
      saveFile(file.fileName, file.content, 'application/json');
      showToast('done', t('account.downloaded'));
    } catch (error) {
      showToast('failed', message(failureCode(error)));
    }
  };

  return (
    <PanelRow
      icon={<SettingsIcon name="download" />}
      title={t('account.export')}
      text={t('account.exportText')}
      action={
        <Button look="ghost" size="small" busy={loading} onClick={() => void download()}>
          {t('account.download')}
        </Button>
      }
    />
  );
};
