import { Spin } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from './button.tsx';
import { DialogFrame } from './dialogs/dialog-frame.tsx';
import { Failure } from './failure.tsx';
import { useTranslation } from './i18n.tsx';
import { ImageStage } from './image-stage.tsx';
import { Notice } from './notice.tsx';
import { size } from './tokens.ts';

/** Long enough for a new window to read what was opened in it. */
const KEPT_FOR_MS = 60_000;

/** What a page may show of a stranger's file: nothing that could carry script. */
const images = ['image/jpeg', 'image/png', 'image/webp'];
const PDF = 'application/pdf';

interface FileViewerProps {
  title: string;
  /** Reads the file; called again when the person tries again. */
  load: () => Promise<Blob>;
  /** The name it is saved under, for a button that downloads it. */
  downloadName?: string;
  onClose: () => void;
}

interface Loaded {
  address: string;
  type: string;
}

/** Frees the memory once a new window has had the time to read it. */
async function forget(reading: Promise<string | undefined>) {
  const address = await reading;
  if (address) setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR_MS);
}

/** A picture to enlarge and turn, or a PDF in the browser's own viewer, in place and in a new window. */
export function FileViewer({ title, load, downloadName, onClose }: FileViewerProps) {
  const { t } = useTranslation('kit');
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<{ message: string } | null>(null);

  const read = useEffectEvent((_attempt: number) => load());
  useEffect(() => {
    let current = true;
    const reading = read(attempt).then(
      (blob) => {
        const address = URL.createObjectURL(blob);
        if (current) setFile({ address, type: blob.type.split(';')[0]! });
        return address;
      },
      (error: Error) => {
        if (current) setFailure(error);
        return undefined;
      },
    );
    return () => {
      current = false;
      void forget(reading);
    };
  }, [attempt]);

  const isImage = file && images.includes(file.type);
  const shown = isImage || file?.type === PDF;

  return (
    <DialogFrame
      open
      title={title}
      width={size.viewer}
      onCancel={onClose}
      footer={
        <div className="kit-buttons">
          {shown && (
            <Button icon="new-window" href={file.address} target="_blank">
              {t('viewer.newWindow')}
            </Button>
          )}
          {file && downloadName && (
            <Button icon="download" href={file.address} download={downloadName}>
              {t('viewer.download')}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {t('actions.close')}
          </Button>
        </div>
      }
    >
      {failure && !file ? (
        <Failure
          title={t('viewer.failed')}
          error={failure}
          onRetry={() => {
            setFailure(null);
            setAttempt(attempt + 1);
          }}
        />
      ) : !file ? (
        <output className="kit-viewer-stage" aria-label={t('viewer.loading')}>
          <Spin />
        </output>
      ) : isImage ? (
        <ImageStage address={file.address} title={title} />
      ) : shown ? (
        <div className="kit-viewer-stage">
          {/* Without the pages of the PDF beside it: a receipt has one. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; a PDF runs nothing in the page */}
          <iframe className="kit-viewer-frame" src={`${file.address}#navpanes=0`} title={title} />
        </div>
      ) : (
        <Notice kind="warning">{t('viewer.unknown')}</Notice>
      )}
    </DialogFrame>
  );
}
