import { useEffect, useEffectEvent, useState } from 'react';
import { hindranceOf, type Hindrance } from './hindrance.ts';

/** Long enough for a new window to read what was opened in it. */
const KEPT_FOR_MS = 60_000;

/** Types of untrusted files that may be shown, with their extensions: none that could contain scripts. */
const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
export const PDF = 'application/pdf';

interface Loaded {
  address: string;
  type: string;
  /** Why it is not shown although its type is supported. */
  hindrance: Hindrance | null;
}

/** Frees the memory once a new window has had time to read it. */
async function forget(reading: Promise<string | undefined>) {
  const address = await reading;
  if (address) setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR_MS);
}

/** A file to be shown; `load` is called again on a retry. */
export function useFile(load: () => Promise<Blob>) {
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

  return {
    file,
    failure,
    ending: file ? endings[file.type] : undefined,
    retry: () => {
      setFailure(null);
      setAttempt(attempt + 1);
    },
    onBroken: () => setFile((shown) => shown && { ...shown, hindrance: 'damaged' }),
  };
}

export type ShownFile = ReturnType<typeof useFile>;
