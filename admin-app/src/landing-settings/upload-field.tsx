import type { FileRule } from '@portal/shared-api/endpoint';
import { landingFiles } from '@portal/shared-api/landing-settings';
import { FileField } from '@portal/shared-ui/file-field';
import { useTranslation } from '@portal/shared-ui/i18n';

interface UploadFieldProps {
  name: string;
  /** The contract's file rules for a new item and for one with an existing file. */
  rules: { new: FileRule; edit: FileRule };
  labels: { new: Label; edit: Label };
  isNew: boolean;
  /** Upload progress, 0 to 1. */
  progress: number | undefined;
}
type Label =
  'image' | 'newImage' | 'timetable' | 'newTimetable' | 'video' | 'newVideo' | 'poster' | 'newPoster';

/** An item's file. Without a new choice the existing one is kept. */
export function UploadField({ name, rules, labels, isNew, progress }: UploadFieldProps) {
  const { t } = useTranslation('admin-app');
  const use = isNew ? 'new' : 'edit';
  return (
    <FileField
      name={name}
      label={t(`landingSettings.fields.${labels[use]}`)}
      rule={rules[use]}
      {...(progress === undefined ? {} : { progress })}
    />
  );
}

/** The picture of a teacher card or an achievement. */
export const ImageField = (field: Pick<UploadFieldProps, 'isNew' | 'progress'>) => (
  <UploadField
    {...field}
    name="image"
    rules={{ new: landingFiles.newImage, edit: landingFiles.image }}
    labels={{ new: 'image', edit: 'newImage' }}
  />
);
