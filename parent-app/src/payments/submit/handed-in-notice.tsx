import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { Notice } from '@portal/shared-ui/notice';
import type { Batch } from './batch.ts';

interface HandedInNoticeProps {
  batch: Batch;
  nameOf: (studentId: string) => string;
}

/** How many of a batch are stored, while others are left; nothing before. */
export function HandedInNotice({ batch: { panels, handedIn }, nameOf }: HandedInNoticeProps) {
  const { t } = useTranslation('parent-app');
  const language = useLanguage();
  if (handedIn.length === 0) return null;
  return (
    <div className="kit-above-form">
      <Notice kind="success">
        {t('payments.submit.some', {
          count: handedIn.length,
          of: handedIn.length + panels.length,
          names: listText(
            handedIn.map(({ studentId, invoice }) => `${nameOf(studentId)} (${invoice})`),
            language,
          ),
        })}
      </Notice>
    </div>
  );
}
