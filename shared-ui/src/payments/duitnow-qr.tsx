import { duitNowText, type DuitNowPayment } from '@portal/shared-api/duitnow';
import { QRCode } from 'antd';
import { useRef } from 'react';
import { Button } from '../layout/button.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { colors, size } from '../theme/tokens.ts';

interface DuitNowQrProps {
  payment: DuitNowPayment;
  caption: string;
}

/** Size of the saved picture in pixels, with a white border: a gallery may show it on black. */
const SAVED = { side: 720, margin: 56 };

/** The code as a picture that payment apps can read. */
function pictureOf(code: HTMLCanvasElement): string {
  const picture = document.createElement('canvas');
  picture.width = SAVED.side;
  picture.height = SAVED.side;
  const pen = picture.getContext('2d')!;
  pen.fillStyle = colors.surface;
  pen.fillRect(0, 0, SAVED.side, SAVED.side);
  pen.imageSmoothingEnabled = false;
  const side = SAVED.side - 2 * SAVED.margin;
  pen.drawImage(code, SAVED.margin, SAVED.margin, side, side);
  return picture.toDataURL('image/png');
}

/** A DuitNow QR to scan, or to save and open in a payment app on the same phone. */
export default function DuitNowQr({ payment, caption }: DuitNowQrProps) {
  const { t } = useTranslation('kit');
  const frame = useRef<HTMLElement>(null);

  function save() {
    const canvas = frame.current?.querySelector('canvas');
    if (!canvas) return;
    const link = document.createElement('a');
    link.href = pictureOf(canvas);
    link.download = `DuitNow ${payment.reference}.png`;
    link.click();
  }

  return (
    <figure className="kit-how-to-pay-qr" ref={frame}>
      <QRCode
        value={duitNowText(payment)}
        size={size.qr}
        color={colors.ink}
        bgColor={colors.surface}
        errorLevel="M"
        bordered={false}
        aria-label={t('payment.howTo.qr')}
      />
      <figcaption>{caption}</figcaption>
      <Button icon="download" onClick={save}>
        {t('payment.howTo.save')}
      </Button>
    </figure>
  );
}
