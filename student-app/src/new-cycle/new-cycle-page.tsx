import { packages, packageName } from '@portal/shared-api/education-levels';
import { Button } from '@portal/shared-ui/button';
import { ChoiceField } from '@portal/shared-ui/choice-field';
import { EducationLevelSelect } from '@portal/shared-ui/education-level-select';
import { KitForm } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Page } from '@portal/shared-ui/page';
import { SelectField } from '@portal/shared-ui/select-field';
import { TextField } from '@portal/shared-ui/text-field';
import { useId } from 'react';
import styles from './new-cycle.module.css';

/** The fixed card of the 2023 cycle, without calls (specification B, decision 60). */
export default function NewCyclePage() {
  const { t } = useTranslation('student-app');
  const language = useLanguage();
  const heading = useId();
  const branches = ['Bayan Lepas', 'Sungai Ara'];
  return (
    <Page title={t('newCycle.title')} intro={t('newCycle.purpose')}>
      <section className={styles.card} aria-labelledby={heading}>
        <h2 id={heading}>{t('newCycle.cycle')}</h2>
        <KitForm onSubmit={() => undefined}>
          <h3>{t('newCycle.basic')}</h3>
          <SelectField
            name="branch"
            label={t('newCycle.branch')}
            options={branches.map((value) => ({ value, label: value }))}
          />
          <EducationLevelSelect name="education_level" />
          <TextField name="school" label={t('newCycle.school')} />
          <ChoiceField
            name="interest"
            label={t('newCycle.interest')}
            options={packages.map((value) => ({ value, label: packageName[value][language] }))}
          />
          <h3>{t('newCycle.classes')}</h3>
          <div className={styles.buttons}>
            <Button icon="add">{t('newCycle.addClass')}</Button>
            <Button kind="primary">{t('newCycle.submit')}</Button>
          </div>
        </KitForm>
      </section>
    </Page>
  );
}
