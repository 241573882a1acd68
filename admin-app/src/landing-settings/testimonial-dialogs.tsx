import {
  createTestimonial,
  landingFiles,
  listTestimonials,
  testimonialBody,
  updateTestimonial,
  type TestimonialForm,
  type TestimonialRow,
} from '@portal/shared-api/landing-settings';
import { useUpload } from '@portal/shared-api/react';
import { Dialog } from '@portal/shared-ui/dialog';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { TextField } from '@portal/shared-ui/text-field';
import { useState } from 'react';
import {
  EditItemDialog,
  NewItemDialog,
  type ItemDialogProps,
  type ItemFieldsProps,
} from './item-dialogs.tsx';
import styles from './landing-settings.module.css';
import { OrderingField } from './ordering-field.tsx';
import { UploadField } from './upload-field.tsx';

type TestimonialValues = TestimonialForm & { video?: File | null; poster?: File | null };

const { shape } = testimonialBody;
const refreshes = ['landing-content'];
const sent = ({ video, poster, ...body }: TestimonialValues) => ({
  body,
  files: { video: video ?? undefined, poster: poster ?? undefined },
});

export function NewTestimonialDialog(dialog: ItemDialogProps) {
  const { t } = useTranslation('admin-app');
  const { upload, progress } = useUpload(createTestimonial, refreshes);
  return (
    <NewItemDialog<TestimonialValues>
      {...dialog}
      title={t('landingSettings.testimonials.new')}
      save={(values) => upload(sent(values))}
    >
      <TestimonialFields last={dialog.count} isNew progress={progress} />
    </NewItemDialog>
  );
}

interface TestimonialDialogProps extends ItemDialogProps {
  testimonial: TestimonialRow;
}

/** The form is shown together with its video, and a loading dialog until then. */
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
  ...dialog
}: TestimonialDialogProps & { isBroken: boolean }) {
  const { t } = useTranslation('admin-app');
  const { upload, progress } = useUpload(updateTestimonial, refreshes);
  const { id, file_name, video_url, poster_url } = testimonial;
  return (
    <EditItemDialog<TestimonialValues, TestimonialRow>
      {...dialog}
      title={t('landingSettings.testimonials.edit')}
      item={testimonial}
      endpoint={listTestimonials}
      valuesOf={(one) => ({
        name: one.name ?? '',
        sentence: one.sentence ?? '',
        sentence_ch: one.sentence_ch ?? '',
      })}
      describe={(one) => [
        { term: t('landingSettings.fields.video'), value: one.file_name },
        { term: t('landingSettings.fields.speaker'), value: one.name },
        { term: t('landingSettings.fields.sentenceEnglish'), value: one.sentence },
        { term: t('landingSettings.fields.sentenceChinese'), value: one.sentence_ch },
      ]}
      save={(values, version) => {
        const { body, files } = sent(values);
        return upload({ params: { id }, body: { ...body, version }, files });
      }}
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
          {...(poster_url === null ? { src: `${video_url}#t=0.1` } : { src: video_url, poster: poster_url })}
          aria-label={file_name}
        />
      )}
      <TestimonialFields last={count - 1} progress={progress} />
    </EditItemDialog>
  );
}

function TestimonialFields({ last, isNew = false, progress }: ItemFieldsProps) {
  const { t } = useTranslation('admin-app');
  return (
    <>
      <UploadField
        name="video"
        rules={{ new: landingFiles.newVideo, edit: landingFiles.video }}
        labels={{ new: 'video', edit: 'newVideo' }}
        isNew={isNew}
        progress={progress}
      />
      <UploadField
        name="poster"
        rules={{ new: landingFiles.image, edit: landingFiles.image }}
        labels={{ new: 'poster', edit: 'newPoster' }}
        isNew={isNew}
        progress={progress}
      />
      <TextField
        name="name"
        label={t('landingSettings.fields.speaker')}
        hint={t('landingSettings.fields.speakerHint')}
        schema={shape.name}
      />
      <TextField
        name="sentence"
        label={t('landingSettings.fields.sentenceEnglish')}
        hint={t('landingSettings.fields.eitherLanguage')}
        schema={shape.sentence}
        rows={2}
      />
      <TextField
        name="sentence_ch"
        label={t('landingSettings.fields.sentenceChinese')}
        schema={shape.sentence_ch}
        rows={2}
      />
      <OrderingField last={last} />
    </>
  );
}
