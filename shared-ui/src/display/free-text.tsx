import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../layout/button.tsx';
import { useTranslation } from '../texts/i18n.tsx';

interface FreeTextProps {
  text: string;
}

/** Free text, cut to three lines among other content; a button shows the rest. */
export const FreeText = ({ text }: FreeTextProps) => <Clamped key={text} text={text} />;

function Clamped({ text }: FreeTextProps) {
  const { t } = useTranslation('kit');
  const place = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useLayoutEffect(() => {
    // How much fits depends on the width. An expanded text no longer tells whether it was cut.
    const { current } = place;
    if (!current || isWhole) return;
    const look = () => setCut(current.scrollHeight > current.clientHeight);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isWhole]);
  return (
    <span className="kit-free-text">
      <span className={isWhole ? undefined : 'kit-free-text-cut'} ref={place}>
        {text}
      </span>
      {isCut && (
        <Button kind="link" onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'data.showLess' : 'data.showAll')}
        </Button>
      )}
    </span>
  );
}
