import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckField } from '../../../shared/form/CheckField/CheckField';
import { ChipGroup } from '../../../shared/form/ChipGroup/ChipGroup';
import { Switch } from '../../../shared/ui/Switch/Switch';
import { Pretend } from '../Pretend/Pretend';
import { Sample } from '../Sample/Sample';
import { SampleForm } from '../SampleForm/SampleForm';
import { SampleGrid } from '../SampleGrid/SampleGrid';

/** Checkboxes, radio buttons and switches. */
export const ChoicesSection = () => {
  const { t } = useTranslation();
  const [autoplay, setAutoplay] = useState(true);
  const topics = [
    { value: 'ALL', label: t('gallery.all') },
    { value: 'SPORTS', label: t('gallery.sports') },
    { value: 'BUSINESS', label: t('gallery.business') },
  ];
  const agree = <CheckField name="agree">{t('gallery.agree')}</CheckField>;
  return (
    <SampleGrid>
      <Sample caption={t('gallery.rest')}>
        <SampleForm>{agree}</SampleForm>
        <SampleForm values={{ agree: true }}>{agree}</SampleForm>
      </Sample>
      <Sample caption={t('gallery.focus')}>
        <SampleForm values={{ agree: true }}>
          <Pretend state="focus">{agree}</Pretend>
        </SampleForm>
      </Sample>
      <Sample caption={t('gallery.error')}>
        <SampleForm errors={{ agree: 'TERMS_REQUIRED' }}>{agree}</SampleForm>
      </Sample>
      <Sample caption={t('gallery.rest')}>
        <SampleForm values={{ topics: ['SPORTS'] }}>
          <ChipGroup legend={t('gallery.topics')} name="topics" options={topics} multiple />
        </SampleForm>
      </Sample>
      <Sample caption={t('gallery.disabled')}>
        <SampleForm values={{ period: 'YEAR' }}>
          <ChipGroup
            legend={t('gallery.period')}
            name="period"
            options={[
              { value: 'YEAR', label: t('gallery.yearly') },
              { value: 'MONTH', label: t('gallery.monthly'), disabled: true },
            ]}
          />
        </SampleForm>
      </Sample>
      <Sample caption={t('gallery.error')}>
        <SampleForm errors={{ wanted: 'CATEGORY_REQUIRED' }}>
          <ChipGroup legend={t('gallery.topics')} name="wanted" options={topics} multiple />
        </SampleForm>
      </Sample>
      <Sample caption={t('gallery.paper')} paper>
        <SampleForm values={{ letter: ['BUSINESS'] }}>
          <ChipGroup legend={t('gallery.topics')} name="letter" options={topics} multiple />
          {agree}
        </SampleForm>
      </Sample>
      <Sample caption={t('gallery.rest')}>
        <div>
          <Switch label={t('gallery.autoplay')} checked={autoplay} onChange={setAutoplay} />
          <Pretend state="focus">
            <Switch label={t('gallery.autoplay')} checked={!autoplay} onChange={(on) => setAutoplay(!on)} />
          </Pretend>
        </div>
      </Sample>
      <Sample caption={t('gallery.disabled')}>
        <div>
          <Switch
            label={t('gallery.scores')}
            hint={t('gallery.scoresHint')}
            checked={false}
            disabled
            onChange={setAutoplay}
          />
        </div>
      </Sample>
    </SampleGrid>
  );
};
