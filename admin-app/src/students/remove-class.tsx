import { usePortal } from '@portal/portal-kit/area';
import { isApiError } from '@portal/shared-api/client';
import type { ClassSummary } from '@portal/shared-api/classes';
import { useApiMutation } from '@portal/shared-api/react';
import { removeClass } from '@portal/shared-api/students';
import { Button } from '@portal/shared-ui/button';
import { classText } from '@portal/shared-ui/class-schedule';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useOneAtATime } from '@portal/shared-ui/use-one-at-a-time';
import { useState } from 'react';

interface RemoveClassProps {
  of: ClassSummary;
  studentId: string;
}

/**
 * Remove, then Confirm Remove (specification B). Keep takes Remove's place, so that a double click removes nobody and
 * the focus stays where it was.
 */
export function RemoveClass({ of, studentId }: RemoveClassProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { notify } = usePortal();
  const remove = useApiMutation(removeClass);
  const [asked, setAsked] = useState(false);

  const confirm = useOneAtATime(async () => {
    try {
      notify('success', (await remove.mutateAsync({ params: { id: of.id, studentId } })).message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      notify('error', error.message);
      setAsked(false);
    }
  });

  return (
    <>
      <Button of={classText(of, language)} disabled={remove.isPending} onClick={() => setAsked(!asked)}>
        {t(asked ? 'students.classes.keep' : 'students.classes.remove')}
      </Button>
      {asked && (
        <Button danger of={classText(of, language)} loading={remove.isPending} onClick={() => void confirm()}>
          {t('students.classes.confirmRemove')}
        </Button>
      )}
    </>
  );
}
