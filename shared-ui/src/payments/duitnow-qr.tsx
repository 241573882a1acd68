import { duitNowText, type DuitNowPayment } from '@portal/shared-api/duitnow';
import { QRCode } from 'antd';
import { useRef } from 'react';
import { brand } from '../brand.tsx';
import { Button } from '../button.tsx';
import { useTranslation } from '../i18n.tsx';
import { colors, size } from '../tokens.ts';

interface DuitNowQrProps {
  payment: Omit<DuitNowPayment, 'city'>;
  caption: string;
}

/** A DuitNow QR to scan, or to save and open in the paying app of the same phone. */
export default function DuitNowQr({ payment, caption }: DuitNowQrProps) {
  const { t } = useTranslation('kit');
  const frame = useRef<HTMLElement>(null);

  function save() {
    const canvas = frame.current?.querySelector('canvas');
    if (!canvas) return;
    const link = document.createElement('a');
    link.href = canvas.toDataURL('image/png');
    link.download = `DuitNow ${payment.reference}.png`;
    link.click();
  }

  return (
    <figure className="kit-how-to-pay-qr" ref={frame}>
      <QRCode
        value={duitNowText({ ...payment, city: brand.city })}
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
