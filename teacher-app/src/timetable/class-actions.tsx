import type { Occurrence } from '@portal/shared-api/timetable';
import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';
import { DocumentsDialog } from './documents-dialog.tsx';

/** What a teacher can do with a class of the timetable. */
export function ClassActions({ meeting }: { meeting: Occurrence }) {
  const { t } = useTranslation('teacher-app');
  const [open, setOpen] = useState<'documents' | null>(null);
  return (
    <>
      <Button icon="document" onClick={() => setOpen('documents')}>
        {t('documents.open')}
      </Button>
      {open === 'documents' && <DocumentsDialog meeting={meeting} onClose={() => setOpen(null)} />}
    </>
  );
}
