import { Spin } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../layout/button.tsx';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import { Failure } from '../layout/failure.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { ImageStage } from './image-stage.tsx';
import { Notice } from '../layout/notice.tsx';
import { size } from '../theme/tokens.ts';
import { hindranceOf, type Hindrance } from './hindrance.ts';

/** Long enough for a new window to read what was opened in it. */
const KEPT_FOR_MS = 60_000;

/** What a page may show of a stranger's file, and how it is called when it is saved: nothing that could carry script. */
const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const PDF = 'application/pdf';

interface FileViewerProps {
  title: string;
  /** Reads the file; called again when the person tries again. */
  load: () => Promise<Blob>;
  /** The name it is saved under, without the ending that its type has. */
  name: string;
  onClose: () => void;
}

interface Loaded {
  address: string;
  type: string;
  /** Why it is not shown, although it is of a type that is. */
  hindrance: Hindrance | null;
}

/** Frees the memory once a new window has had the time to read it. */
async function forget(reading: Promise<string | undefined>) {
  const address = await reading;
  if (address) setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR_MS);
}

/** A picture to enlarge and turn, or a PDF in the browser's own viewer, in place and in a new window. */
export function FileViewer({ title, load, name, onClose }: FileViewerProps) {
  const { t } = useTranslation('kit');
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<{ message: string } | null>(null);

  const read = useEffectEvent((_attempt: number) => load());
  useEffect(() => {
    let current = true;
    const opened = async (blob: Blob) => {
      const type = blob.type.split(';')[0]!;
      const hindrance = type === PDF ? await hindranceOf(blob) : null;
      const address = URL.createObjectURL(blob);
      if (current) setFile({ address, type, hindrance });
      return address;
    };
    const reading = read(attempt)
      .then(opened)
      .catch((error: Error) => {
        if (current) setFailure(error);
        return undefined;
      });
    return () => {
      current = false;
      void forget(reading);
    };
  }, [attempt]);

  const ending = file && endings[file.type];

  return (
    <DialogFrame
      title={title}
      width={size.viewer}
      onCancel={onClose}
      footer={
        <div className="kit-buttons">
          {ending && (
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
      ) : !ending ? (
        <Notice kind="warning">{t('viewer.unknown')}</Notice>
      ) : file.hindrance ? (
        <Notice kind={file.hindrance === 'damaged' ? 'warning' : 'info'}>
          {t(`viewer.${file.hindrance}`)}
        </Notice>
      ) : file.type === PDF ? (
        <PdfStage address={file.address} title={title} />
      ) : (
        <ImageStage
          address={file.address}
          title={title}
          onBroken={() => setFile({ ...file, hindrance: 'damaged' })}
        />
      )}
    </DialogFrame>
  );
}

/** A PDF in the browser's own viewer, which tells nobody when it cannot show one. */
function PdfStage({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation('kit');
  return (
    <>
      <div className="kit-viewer-stage">
        {/* Without the pages of the PDF beside it: a receipt has one. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; a PDF runs nothing in the page */}
        <iframe className="kit-viewer-frame" src={`${address}#navpanes=0`} title={title} />
      </div>
      <p className="kit-caption">{t('viewer.otherwise')}</p>
    </>
  );
}
