import { Button } from '@portal/shared-ui/button';
import { useRef } from 'react';
import styles from './imports.module.css';

interface FileButtonProps {
  label: string;
  busy: boolean;
  onChoose: (file: File) => void;
}

/** Opens a file picker for a workbook or CSV file. The same file can be chosen again after a change. */
export function FileButton({ label, busy, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="primary" icon="upload" loading={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept=".xlsx,.csv,.txt"
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
