import { sizeText } from '@portal/shared-api/file-rule';
import { isolated } from '@portal/shared-api/languages';
import { Field } from './field.tsx';
import type { Binding } from './use-registration.ts';

interface FileFieldProps extends Binding<File | null> {
  label: string;
  hint: string;
  accept: string;
  /** Text of the button before and after a file is chosen. */
  choose: string;
  change: string;
}

/** The browser's file input lies transparently over a styled button, so keyboard and drop work as usual. */
export const FileField = ({
  label,
  hint,
  accept,
  choose,
  change,
  name,
  value,
  error,
  onChange,
}: FileFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <div className="landing-file">
        <input
          {...control}
          type="file"
          name={name}
          accept={accept}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onChange(file);
          }}
        />
        <span className="landing-button landing-button--quiet" aria-hidden="true">
          {value ? change : choose}
        </span>
        {value && (
          <span className="landing-file__name">
            {isolated(value.name)} ({sizeText(value.size)})
          </span>
        )}
      </div>
    )}
  </Field>
);
