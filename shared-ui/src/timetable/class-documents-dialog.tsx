import type {
  ClassDocument,
  studentDocument,
  studentDocuments,
  teacherDocument,
  teacherDocuments,
} from '@portal/shared-api/class-documents';
import { useApi, useApiQuery } from '@portal/shared-api/react';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { instantText } from '../display/dates.tsx';
import { Button } from '../layout/button.tsx';
import { Empty } from '../layout/empty.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { FileViewer } from '../viewer/file-viewer.tsx';

interface ClassDocumentsDialogProps {
  classId: number;
  /** What the class is called. */
  name: string;
  list: typeof teacherDocuments | typeof studentDocuments;
  file: typeof teacherDocument | typeof studentDocument;
  onClose: () => void;
  /** The role's actions on a document. */
  actions?: (document: ClassDocument) => ReactNode;
  /** Above the list: the upload form. */
  children?: ReactNode;
}

/** The documents of a class, each opened in place. */
export function ClassDocumentsDialog({
  classId,
  name,
  list,
  file,
  onClose,
  actions,
  children,
}: ClassDocumentsDialogProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const api = useApi();
  const documents = useApiQuery(list, { params: { id: classId } }, { anew: true });
  const [opened, setOpened] = useState<ClassDocument | null>(null);

  if (opened)
    return (
      <FileViewer
        title={opened.name}
        name={opened.name}
        load={() => api.call(file, { params: { id: opened.id } })}
        onClose={() => setOpened(null)}
      />
    );
  return (
    <Dialog title={t('documents.title', { name })} onClose={onClose}>
      {children}
      <Loaded query={documents}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty text={t('documents.none')} />
          ) : (
            <ul className="kit-documents">
              {data.map((document) => (
                <li key={document.id}>
                  <div>
                    <strong>{document.name}</strong>
                    <div className="kit-caption">{instantText(document.created_at, language)}</div>
                  </div>
                  <div className="kit-documents-actions">
                    <Button icon="view" of={document.name} onClick={() => setOpened(document)}>
                      {t('documents.view')}
                    </Button>
                    {actions?.(document)}
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}
