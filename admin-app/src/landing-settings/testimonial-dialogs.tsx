import {
  createTestimonial,
  landingFiles,
  listTestimonials,
  updateTestimonial,
  type TestimonialRow,
} from '@portal/shared-api/landing-settings';
import { useUpload } from '@portal/shared-api/react';
import { Dialog } from '@portal/shared-ui/dialog';
import { FileField } from '@portal/shared-ui/file-field';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { EditRecordDialog, NewRecordDialog } from '@portal/shared-ui/record-dialog';
import { useState } from 'react';
import type { ItemDialogProps } from './item-dialog.ts';
import styles from './landing-settings.module.css';
import { OrderingField } from './ordering-field.tsx';
import { useReread } from './use-reread.ts';

interface TestimonialValues {
  ordering?: number;
  video?: File | null;
}

const refreshes = ['landing-content'];
const filesOf = ({ video }: TestimonialValues) => ({ video: video ?? undefined });

export function NewTestimonialDialog({ count, onClose, onDone }: ItemDialogProps) {
  const { t } = useTranslation('admin-app');
  const { upload, progress } = useUpload(createTestimonial, refreshes);
  return (
    <NewRecordDialog<TestimonialValues>
      title={t('landingSettings.testimonials.new')}
      verb={t('landingSettings.create')}
      initialValues={{ ordering: count }}
      save={async (values) => {
        const made = await upload({ body: { ordering: values.ordering }, files: filesOf(values) });
        onDone(made.message, made.id);
        return made;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <FileField
        name="video"
        label={t('landingSettings.fields.video')}
        rule={landingFiles.newVideo}
        {...(progress === undefined ? {} : { progress })}
      />
      <OrderingField last={count} />
    </NewRecordDialog>
  );
}

interface TestimonialDialogProps extends ItemDialogProps {
  testimonial: TestimonialRow;
}

/** The form comes up with its video; a dialog says so while that loads. */
export function TestimonialDialog({ testimonial: opened, ...dialog }: TestimonialDialogProps) {
  const { t } = useTranslation('admin-app');
  const [testimonial] = useState(opened);
  const [video, setVideo] = useState<'loading' | 'loaded' | 'broken'>('loading');
  if (video !== 'loading')
    return <EditTestimonialDialog {...dialog} testimonial={testimonial} isBroken={video === 'broken'} />;
  return (
    <Dialog title={t('landingSettings.testimonials.loading')} onClose={dialog.onClose}>
      <output className={styles.loading} aria-label={t('landingSettings.testimonials.loading')}>
        <span className="kit-skeleton" />
      </output>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it is only loaded here */}
      <video
        hidden
        preload="metadata"
        src={testimonial.video_url}
        onLoadedMetadata={() => setVideo('loaded')}
        onError={() => setVideo('broken')}
      />
    </Dialog>
  );
}

function EditTestimonialDialog({
  testimonial,
  isBroken,
  count,
  onClose,
  onDone,
}: TestimonialDialogProps & { isBroken: boolean }) {
  const { t } = useTranslation('admin-app');
  const { upload, progress } = useUpload(updateTestimonial, refreshes);
  const reread = useReread(listTestimonials, testimonial);
  const { id, file_name, video_url, ordering } = testimonial;
  return (
    <EditRecordDialog<TestimonialValues, TestimonialRow>
      title={t('landingSettings.testimonials.edit')}
      verb={t('landingSettings.update')}
      initialValues={{ ordering }}
      record={testimonial}
      reread={reread}
      describe={(one) => [
        { term: t('landingSettings.fields.video'), value: one.file_name },
        { term: t('landingSettings.fields.ordering'), value: String(one.ordering) },
      ]}
      save={(values, version) =>
        upload({ params: { id }, body: { ordering: values.ordering, version }, files: filesOf(values) })
      }
      onDone={(message) => onDone(message, id)}
      onClose={onClose}
    >
      {isBroken ? (
        <Notice kind="warning">{t('landingSettings.testimonials.broken')}</Notice>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- admins upload videos, caption files are not specified
        <video
          className={styles.video}
          controls
          playsInline
          preload="metadata"
          src={`${video_url}#t=0.1`}
          aria-label={file_name}
        />
      )}
      <FileField
        name="video"
        label={t('landingSettings.fields.newVideo')}
        rule={landingFiles.video}
        {...(progress === undefined ? {} : { progress })}
      />
      <OrderingField last={count - 1} />
    </EditRecordDialog>
  );
}
