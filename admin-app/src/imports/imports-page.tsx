import { usePortal } from '@portal/portal-kit/area';
import {
  importDetails,
  importTemplate,
  listImports,
  undoImport,
  type ImportRow,
} from '@portal/shared-api/imports';
import { useApi, useApiQuery } from '@portal/shared-api/react';
import { Button } from '@portal/shared-ui/button';
import { instantText } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { ListPage, useList } from '@portal/shared-ui/list';
import { Notice } from '@portal/shared-ui/notice';
import { useSearchParams } from '@portal/shared-ui/router';
import { useFeedback } from '@portal/shared-ui/feedback';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import { FileButton } from './file-button.tsx';
import { ImportBatch } from './import-batch.tsx';
import { ImportReview } from './import-review.tsx';
import { saveFile } from '@portal/shared-ui/save-file';
import { useImport } from './use-import.ts';

/** Imports students and guardians from a file, and lists earlier imports. */
export default function ImportsPage() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { navigate } = usePortal();
  const api = useApi();
  const list = useList(listImports);
  const undo = useConfirmed(undoImport, ['students', 'parents', 'outstanding']);
  const { notify } = useFeedback();
  // The selected import is in the address, so that a reload keeps it.
  const [address, setAddress] = useSearchParams();
  const batchId = Number(address.get('batch')) || null;
  const show = (id: number | null) =>
    setAddress((current) => {
      const next = new URLSearchParams(current);
      if (id) next.set('batch', String(id));
      else next.delete('batch');
      return next;
    });
  const batch = useApiQuery(importDetails, { params: { id: batchId ?? 0 } }, { enabled: batchId !== null });
  const work = useImport((id, message) => {
    notify('success', message);
    show(id);
  });

  const askUndo = (row: ImportRow) =>
    void undo(
      {
        title: t('imports.undoTitle', { file: row.file_name }),
        text: [
          ...(row.created > 0 ? [t('imports.undoNew', { count: row.created })] : []),
          ...(row.updated > 0 ? [t('imports.undoUpdated', { count: row.updated })] : []),
          t('imports.undoText'),
        ].join(' '),
        verb: t('imports.undo'),
        danger: true,
      },
      { params: { id: row.id } },
    );

  return (
    <ListPage
      title={t('imports.title')}
      intro={t('imports.purpose')}
      action={
        <FileButton label={t('imports.choose')} busy={work.busy} onChoose={(file) => void work.open(file)} />
      }
      tools={
        <>
          <Button onClick={() => navigate('/admin/students')}>{t('imports.toStudents')}</Button>
          <Button
            icon="download"
            onClick={() =>
              void api.call(importTemplate).then((blob) => saveFile(blob, t('imports.templateFile')))
            }
          >
            {t('imports.template')}
          </Button>
        </>
      }
      above={
        <>
          {work.failure && <Notice kind="error">{work.failure}</Notice>}
          {work.read && <ImportReview work={work} read={work.read} />}
          {batchId && batch.error && <Notice kind="error">{batch.error.message}</Notice>}
          {batchId && batch.data && (
            <ImportBatch key={batchId} batch={batch.data} onClose={() => show(null)} />
          )}
        </>
      }
      list={list}
      columns={[
        { key: 'file', title: t('imports.file'), heading: true, render: (row) => row.file_name },
        { key: 'when', title: t('imports.when'), render: (row) => instantText(row.created_at, language) },
        { key: 'who', title: t('imports.who'), render: (row) => row.created_by },
        { key: 'created', title: t('imports.created'), numeric: true, render: (row) => row.created },
        { key: 'updated', title: t('imports.updated'), numeric: true, render: (row) => row.updated },
        {
          key: 'state',
          title: t('imports.state'),
          render: (row) => t(row.undone_at ? 'imports.undone' : 'imports.stands'),
        },
      ]}
      actions={(row) =>
        row.undone_at
          ? []
          : [
              {
                key: 'accounts',
                label: t('imports.accounts'),
                icon: 'password',
                onClick: () => show(row.id),
              },
              {
                key: 'undo',
                label: t('imports.undo'),
                icon: 'delete',
                danger: true,
                onClick: () => askUndo(row),
              },
            ]
      }
      noneText={t('imports.none')}
    />
  );
}
