import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import FileOutlined from '@ant-design/icons/FileOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import type { FileRule } from '@portal/shared-api/endpoint';
import type { FieldMessageCode } from '@portal/shared-api/field-messages';
import { messageText } from '@portal/shared-api/messages';
import { Button, Progress, Upload } from 'antd';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { fileProblem, maxMegabytes, sizeText, typesOf } from '@portal/shared-api/file-rule';
import { listText } from '../display/list-text.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';

interface FileFieldProps extends Omit<FieldProps, 'schema'> {
  /** What the contract accepts: types and size. */
  rule: FileRule;
  /** 0 to 1 while the file is on its way. */
  progress?: number;
  /** Message for a missing required file; `File is required` by default. */
  missing?: FieldMessageCode;
}

interface ControlProps {
  /** What gets the focus if the file is wrong: its input is hidden. */
  ref?: Ref<{ focus: () => void; nativeElement: HTMLElement | null }>;
  id?: string;
  value?: File | null;
  onChange?: (value: File | null) => void;
  rule: FileRule;
  progress?: number | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string;
}

function FileControl({ ref, id, value, onChange, rule, progress, disabled, ...aria }: ControlProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => frame.current?.querySelector<HTMLElement>('[role=button]')?.focus(),
    get nativeElement() {
      return frame.current;
    },
  }));
  return (
    <div className="kit-stack" ref={frame}>
      <Upload.Dragger
        {...aria}
        id={id}
        accept={rule.types.join(',')}
        maxCount={1}
        showUploadList={false}
        disabled={disabled}
        beforeUpload={(file) => {
          onChange?.(file);
          return false;
        }}
      >
        <div className="kit-drop">
          <InboxOutlined aria-hidden className="kit-drop-icon" />
          <span>
            <strong>{t('file.choose')}</strong> <span className="kit-drop-hint">{t('file.drop')}</span>
          </span>
          <span className="kit-caption">
            {t('file.limits', { types: listText(typesOf(rule), language), max: maxMegabytes(rule) })}
          </span>
        </div>
      </Upload.Dragger>
      {value && (
        <output className="kit-file">
          <FileOutlined aria-hidden />
          <span className="kit-file-name">{value.name}</span>
          <span className="kit-caption">{sizeText(value.size)}</span>
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('file.remove', { name: value.name })}
            disabled={disabled}
            onClick={() => onChange?.(null)}
          />
          {progress !== undefined && (
            <Progress
              className="kit-file-progress"
              percent={Math.round(progress * 100)}
              size="small"
              aria-label={t('file.uploading', { name: value.name })}
            />
          )}
        </output>
      )}
    </div>
  );
}

/** One file, chosen or dropped. The value is the `File`. */
export function FileField({ rule, progress, missing, ...field }: FileFieldProps) {
  const language = useLanguage();
  return (
    <Field
      {...field}
      required={rule.required ?? false}
      validateTrigger="onChange"
      rules={[
        {
          validator: async (_, file?: File) => {
            const problem =
              missing && rule.required && !file
                ? messageText(missing, language)
                : fileProblem(file, rule, language);
            if (problem) throw new Error(problem);
          },
        },
      ]}
    >
      <FileControl rule={rule} progress={progress} disabled={field.disabled} />
    </Field>
  );
}
