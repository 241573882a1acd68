import { studentDocument, studentDocuments } from '@portal/shared-api/class-documents';
import type { Occurrence } from '@portal/shared-api/timetable';
import { Button } from '@portal/shared-ui/button';
import { ClassDocumentsDialog } from '@portal/shared-ui/class-documents-dialog';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';

/** A student's actions for a class: opening its documents. */
export function ClassActions({ meeting }: { meeting: Occurrence }) {
  const { t } = useTranslation('student-app');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="document" onClick={() => setOpen(true)}>
        {t('timetable.documents')}
      </Button>
      {open && (
        <ClassDocumentsDialog
          classId={meeting.class_id}
          name={meeting.subject.name}
          list={studentDocuments}
          file={studentDocument}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
