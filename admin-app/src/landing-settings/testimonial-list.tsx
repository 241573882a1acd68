import {
  deleteTestimonial,
  listTestimonials,
  type TestimonialRow,
} from '@portal/shared-api/landing-settings';
import type { Column } from '@portal/shared-ui/data-table';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { imageColumn } from './image-column.tsx';
import { inLanguage } from './in-language.ts';
import { ItemList } from './item-list.tsx';
import { NewTestimonialDialog, TestimonialDialog } from './testimonial-dialogs.tsx';

export function TestimonialList() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const columns: Column<TestimonialRow>[] = [
    imageColumn('poster', t('landingSettings.fields.poster'), ({ poster_url }) => poster_url),
    {
      key: 'video',
      title: t('landingSettings.fields.video'),
      heading: true,
      render: ({ file_name }) => file_name,
    },
    { key: 'speaker', title: t('landingSettings.fields.speaker'), render: ({ name }) => name },
    {
      key: 'sentence',
      title: t('landingSettings.fields.sentence'),
      minor: true,
      render: ({ sentence, sentence_ch }) => inLanguage(language, sentence, sentence_ch),
    },
  ];
  return (
    <ItemList
      endpoint={listTestimonials}
      deletion={deleteTestimonial}
      kind="testimonials"
      columns={columns}
      nameOf={({ file_name }) => file_name}
      renderNewDialog={(dialog) => <NewTestimonialDialog {...dialog} />}
      renderDialog={(testimonial, dialog) => <TestimonialDialog {...dialog} testimonial={testimonial} />}
    />
  );
}
