import { nameFailure } from '@sahra/schemas/name-failure';
import { stripControls } from '@sahra/schemas/strip-controls';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { viewerDetails } from '../../../shared/auth/viewer-state';
import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { submitErrors } from '../../../shared/form/submit-errors';
import { TextField } from '../../../shared/form/TextField/TextField';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { failureCode } from '../failure-code';
import { useUpdateProfileMutation } from '../update-profile.mutation.generated';

interface Values {
  name?: string;
}

const validate = ({ name = '' }: Values): Record<string, string | undefined> => ({
  name: nameFailure(stripControls(name)),
});

/** Form for the viewer's name. After saving, the header shows the new name. */
export const NameForm = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  const message = useMessage();
  const [update] = useUpdateProfileMutation();

  const submit = async (values: Values): Promise<Record<string, string> | undefined> => {
    try {
      const { data } = await update({ variables: { input: { name: stripControls(values.name ?? '') } } });
      const viewer = data?.updateProfile?.viewer;
      if (!viewer)
        return submitErrors(data?.updateProfile?.errors ?? [{ code: 'SOMETHING_WENT_WRONG', field: null }], [
          'name',
        ]);
      viewerDetails.set({ id: viewer.id, name: viewer.name });
      showToast('done', message('PROFILE_CHANGED'));
      return undefined;
    } catch (error) {
      return submitErrors([{ code: failureCode(error), field: null }], []);
    }
  };

  return (
    <Form<Values> onSubmit={submit} validate={validate} initialValues={{ name }}>
      {({ handleSubmit }) => (
        <FormFrame handleSubmit={handleSubmit} submitLabel={t('edit-profile.save')}>
          <TextField name="name" label={t('field.name')} hint={t('edit-profile.hint')} autoComplete="name" />
        </FormFrame>
      )}
    </Form>
  );
};
