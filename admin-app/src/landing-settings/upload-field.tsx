import type { FileRule } from '@portal/shared-api/endpoint';
import { landingFiles } from '@portal/shared-api/landing-settings';
import { FileField } from '@portal/shared-ui/file-field';
import { useTranslation } from '@portal/shared-ui/i18n';

interface UploadFieldProps {
  name: string;
  /** What the contract says of the file of a new item, and of one that has a file already. */
  rules: { new: FileRule; edit: FileRule };
  labels: { new: Label; edit: Label };
  isNew: boolean;
  /** 0 to 1 while it is on its way. */
  progress: number | undefined;
}
type Label =
  'image' | 'newImage' | 'timetable' | 'newTimetable' | 'video' | 'newVideo' | 'poster' | 'newPoster';

/** A file of an item; the present one stays where none is chosen. */
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

/** The picture by which a teacher card or an achievement is shown. */
export const ImageField = (field: Pick<UploadFieldProps, 'isNew' | 'progress'>) => (
  <UploadField
    {...field}
    name="image"
    rules={{ new: landingFiles.newImage, edit: landingFiles.image }}
    labels={{ new: 'image', edit: 'newImage' }}
  />
);
