import type { ApplicationState } from '@portal/shared-api/diagnostics';
import { allowOverride } from '@portal/shared-api/overrides';
import { useApi } from '@portal/shared-api/react';
import { Button } from '@portal/shared-ui/button';
import { KitForm, SubmitButton } from '@portal/shared-ui/form';
import { useLanguage } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { dropOverride, keepOverride, readOverride, type Override } from '@portal/shared-ui/override';
import { SelectField } from '@portal/shared-ui/select-field';
import { TextField } from '@portal/shared-ui/text-field';
import { useTexts } from './use-texts.ts';
import { nameOf } from './name-of.ts';
import styles from './diagnostics.module.css';

/** A full load: code of one build and of another do not meet in one page. */
const loadAnew = () => window.location.reload();

/** Takes one remote from elsewhere in this tab, or says that it does. */
export function OverrideSection({ applications }: { applications: ApplicationState[] }) {
  const all = useTexts();
  const texts = all.override;
  const language = useLanguage();
  const api = useApi();
  const current = readOverride();
  const rules = allowOverride.query.shape;

  const take = async (override: Override) => {
    await api.call(allowOverride, { query: override });
    keepOverride(override);
    loadAnew();
  };
  const reset = () => {
    dropOverride();
    loadAnew();
  };
  return (
    <section className={styles.section} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {current ? (
        <Notice kind="warning" action={<Button onClick={reset}>{texts.reset}</Button>}>
          {texts.on(current.area, current.at)}
        </Notice>
      ) : (
        <>
          <p>{texts.purpose}</p>
          <KitForm<Override> onSubmit={take}>
            <div className={styles.override}>
              <SelectField
                name="area"
                label={texts.area}
                schema={rules.area}
                options={applications
                  .filter(({ title }) => title)
                  .map((one) => ({ value: one.name, label: nameOf(one, language, all.frame) }))}
              />
              <TextField name="at" label={texts.at} schema={rules.at} maxLength={300} />
            </div>
            <SubmitButton>{texts.use}</SubmitButton>
          </KitForm>
        </>
      )}
    </section>
  );
}
