import { useState, type SyntheticEvent } from 'react';
import { IconButton } from '../layout/button.tsx';
import { useTranslation } from '../texts/i18n.tsx';

const steps = [1, 1.5, 2, 3, 4, 6];

interface Fit {
  width: number;
  height: number;
  /** The available space. */
  room: { width: number; height: number };
}

interface ImageStageProps {
  address: string;
  title: string;
  /** The browser cannot draw it. */
  onBroken: () => void;
}

/** A picture fitted to its stage, which can be zoomed and rotated. The stage scrolls by mouse, touch and arrow keys. */
export function ImageStage({ address, title, onBroken }: ImageStageProps) {
  const { t } = useTranslation('kit');
  const [fit, setFit] = useState<Fit | null>(null);
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);

  function measure({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
    const stage = image.closest('.kit-viewer-stage')!;
    setFit({
      width: image.naturalWidth,
      height: image.naturalHeight,
      room: { width: stage.clientWidth, height: stage.clientHeight },
    });
  }

  return (
    <>
      <div className="kit-viewer-tools">
        <IconButton
          icon="zoom-out"
          label={t('viewer.zoomOut')}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        />
        <IconButton
          icon="zoom-in"
          label={t('viewer.zoomIn')}
          disabled={step === steps.length - 1}
          onClick={() => setStep(step + 1)}
        />
        <IconButton icon="rotate" label={t('viewer.rotate')} onClick={() => setTurns(turns + 1)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <section className="kit-viewer-stage" aria-label={title} tabIndex={0}>
        <div className="kit-viewer-image" style={fit ? boxOf(fit, steps[step]!, turns) : undefined}>
          <img
            src={address}
            alt={title}
            onLoad={measure}
            onError={onBroken}
            style={{
              ...(fit ? sizeOf(fit, steps[step]!, turns) : { visibility: 'hidden' }),
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            }}
          />
        </div>
      </section>
    </>
  );
}

/** Displayed size before rotation: as large as fits, never above its own size at the first step. */
function sizeOf({ width, height, room }: Fit, zoom: number, turns: number) {
  const [across, down] = turns % 2 === 1 ? [height, width] : [width, height];
  const scale = Math.min(1, room.width / across, room.height / down) * zoom;
  return { width: width * scale, height: height * scale };
}

function boxOf(fit: Fit, zoom: number, turns: number) {
  const { width, height } = sizeOf(fit, zoom, turns);
  return turns % 2 === 1 ? { width: height, height: width } : { width, height };
}
