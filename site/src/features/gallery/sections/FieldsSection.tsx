import { useTranslation } from 'react-i18next';

import { CodeField } from '../../../shared/form/CodeField/CodeField';
import { PasswordField } from '../../../shared/form/PasswordField/PasswordField';
import { SelectField } from '../../../shared/form/SelectField/SelectField';
import { TextField } from '../../../shared/form/TextField/TextField';
import { Pretend } from '../Pretend/Pretend';
import { Sample } from '../Sample/Sample';
import { SampleForm } from '../SampleForm/SampleForm';
import { SampleGrid } from '../SampleGrid/SampleGrid';

/** Text fields and selects: empty, filled, invalid and disabled. */
export const FieldsSection = () => {
  const { t } = useTranslation();
  const cities = [
    { value: 'dubai', label: t('gallery.dubai') },
    { value: 'riyadh', label: t('gallery.riyadh') },
    { value: 'cairo', label: t('gallery.cairo') },
  ];
  const name = <TextField name="name" label={t('field.name')} placeholder={t('gallery.sampleName')} />;
  const email = <TextField name="email" type="email" label={t('field.email')} />;
  const code = <CodeField name="code" label={t('gallery.code')} hint={t('gallery.codeHint')} />;
  return (
    <>
      <SampleGrid>
        <Sample caption={t('gallery.rest')}>
          <SampleForm>{name}</SampleForm>
        </Sample>
        <Sample caption={t('gallery.hover')}>
          <SampleForm>
            <Pretend state="hover">{name}</Pretend>
          </SampleForm>
        </Sample>
        <Sample caption={t('gallery.focus')}>
          <SampleForm values={{ name: t('gallery.sampleName') }}>
            <Pretend state="focus">{name}</Pretend>
          </SampleForm>
        </Sample>
        <Sample caption={t('gallery.error')}>
          <SampleForm values={{ email: 'layla@example' }} errors={{ email: 'EMAIL_INVALID' }}>
            {email}
          </SampleForm>
        </Sample>
        <Sample caption={t('gallery.rest')}>
          <SampleForm values={{ password: 'evening-2026' }}>
            <PasswordField
              name="password"
              label={t('field.password')}
              hint={t('register.passwordHint')}
              autoComplete="new-password"
            />
          </SampleForm>
        </Sample>
        <Sample caption={t('gallery.disabled')}>
          <SampleForm values={{ referral: 'LAYL25' }}>
            <TextField name="referral" label={t('register.referral')} optional latin disabled />
          </SampleForm>
        </Sample>
        <Sample caption={t('gallery.rest')}>
          <SampleForm>
            <SelectField
              name="city"
              label={t('gallery.city')}
              hint={t('gallery.cityHint')}
              placeholder="—"
              options={cities}
            />
          </SampleForm>
        </Sample>
        <Sample caption={t('gallery.error')}>
          <SampleForm errors={{ city: 'SOMETHING_WENT_WRONG' }}>
            <SelectField name="city" label={t('gallery.city')} placeholder="—" options={cities} />
          </SampleForm>
        </Sample>
        <Sample caption={t('gallery.disabled')}>
          <SampleForm values={{ city: 'cairo' }}>
            <SelectField name="city" label={t('gallery.city')} options={cities} disabled />
          </SampleForm>
        </Sample>
        <Sample caption={t('gallery.rest')}>
          <SampleForm>{code}</SampleForm>
        </Sample>
        <Sample caption={t('gallery.focus')}>
          <SampleForm values={{ code: '25' }}>
            <Pretend state="focus">{code}</Pretend>
          </SampleForm>
        </Sample>
        <Sample caption={t('gallery.error')}>
          <SampleForm values={{ code: '2580' }} errors={{ code: 'CODE_WRONG' }}>
            {code}
          </SampleForm>
        </Sample>
        <Sample caption={t('gallery.paper')} paper>
          <SampleForm errors={{ email: 'EMAIL_REQUIRED' }}>{email}</SampleForm>
        </Sample>
      </SampleGrid>
    </>
  );
};
