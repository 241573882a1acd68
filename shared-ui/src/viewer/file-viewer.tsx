import { Button } from '../layout/button.tsx';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { size } from '../theme/tokens.ts';
import { FileContent } from './file-content.tsx';
import { useFile } from './use-file.ts';

interface FileProps {
  title: string;
  /** Loads the file; called again on a retry. */
  load: () => Promise<Blob>;
}

interface FileViewerProps extends FileProps {
  /** Its name for download, without the extension. */
  name: string;
  onClose: () => void;
}

/** A picture to zoom and rotate, or a PDF in the browser's own viewer, in place and in a new window. */
export function FileViewer({ title, load, name, onClose }: FileViewerProps) {
  const { t } = useTranslation('kit');
  const shown = useFile(load);
  const { file, ending } = shown;
  return (
    <DialogFrame
      title={title}
      width={size.viewer}
      onCancel={onClose}
      footer={
        <div className="kit-buttons">
          {file && ending && (
            <>
              <Button icon="new-window" href={file.address} target="_blank">
                {t('viewer.newWindow')}
              </Button>
              <Button icon="download" href={file.address} download={`${name}.${ending}`}>
                {t('viewer.download')}
              </Button>
            </>
          )}
          <Button kind="primary" onClick={onClose}>
            {t('actions.close')}
          </Button>
        </div>
      }
    >
      <FileContent title={title} shown={shown} />
    </DialogFrame>
  );
}

/** The same, inline on a page or in a dialog. */
export const FileStage = ({ title, load }: FileProps) => <FileContent title={title} shown={useFile(load)} />;
