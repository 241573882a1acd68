import { Spin } from 'antd';
import { Failure } from '../layout/failure.tsx';
import { Notice } from '../layout/notice.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { ImageStage } from './image-stage.tsx';
import { PDF, type ShownFile } from './use-file.ts';

interface FileContentProps {
  title: string;
  shown: ShownFile;
}

/** A loaded file, or why it cannot be shown. */
export function FileContent({ title, shown: { file, failure, ending, retry, onBroken } }: FileContentProps) {
  const { t } = useTranslation('kit');
  if (failure && !file) return <Failure title={t('viewer.failed')} error={failure} onRetry={retry} />;
  if (!file)
    return (
      <output className="kit-viewer-stage" aria-label={t('viewer.loading')}>
        <Spin />
      </output>
    );
  if (!ending) return <Notice kind="warning">{t('viewer.unknown')}</Notice>;
  if (file.hindrance)
    return (
      <Notice kind={file.hindrance === 'damaged' ? 'warning' : 'info'}>
        {t(`viewer.${file.hindrance}`)}
      </Notice>
    );
  return file.type === PDF ? (
    <PdfStage address={file.address} title={title} />
  ) : (
    <ImageStage address={file.address} title={title} onBroken={onBroken} />
  );
}

/** A PDF in the browser's own viewer, which reports nothing if it cannot show one. */
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
