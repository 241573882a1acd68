import type { Question } from '@portal/shared-ui/feedback';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import type { Batch } from './batch.ts';

/**
 * The question before a batch is left: which payments were not sent, which are unknown, and which are stored.
 * Undefined if nothing was sent, as for any form; null if nothing is left.
 */
export function useLeaving(
  { panels, handedIn, inDoubt }: Batch,
  nameOf: (studentId: string) => string,
): Question | null | undefined {
  const { t } = useTranslation('parent-app');
  const kit = useTranslation('kit').t;
  const language = useLanguage();
  const doubtful = Object.keys(inDoubt);
  if (handedIn.length === 0 && doubtful.length === 0) return undefined;
  const unsent = panels.flatMap(({ studentId }) => (studentId in inDoubt ? [] : [studentId]));
  if (unsent.length === 0 && doubtful.length === 0) return null;
  const line = (what: 'unsent' | 'doubtful' | 'sent', names: readonly string[]) =>
    names.length > 0 ? [t(`payments.submit.leaving.${what}`, { names: listText(names, language) })] : [];
  return {
    title: t('payments.submit.leaving.title'),
    text: [
      ...line('unsent', unsent.map(nameOf)),
      ...line('doubtful', doubtful.map(nameOf)),
      ...line(
        'sent',
        handedIn.map(({ studentId, invoice }) => `${nameOf(studentId)} (${invoice})`),
      ),
    ].join(language === 'ch' ? '' : ' '),
    verb: t('payments.submit.leaving.verb'),
    otherwise: kit('dialog.keepEditing'),
    danger: true,
  };
}
