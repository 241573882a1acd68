import {
  deleteTestimonial,
  listTestimonials,
  type TestimonialRow,
} from '@portal/shared-api/landing-settings';
import { Button } from '@portal/shared-ui/button';
import type { Column } from '@portal/shared-ui/data-table';
import { useTranslation } from '@portal/shared-ui/i18n';
import { ListView, useList } from '@portal/shared-ui/list';
import { useState } from 'react';
import styles from './landing-settings.module.css';
import { NewTestimonialDialog, TestimonialDialog } from './testimonial-dialogs.tsx';
import { useItemActions } from './use-item-actions.ts';

export function TestimonialList() {
  const { t } = useTranslation('admin-app');
  const list = useList(listTestimonials);
  const actions = useItemActions(deleteTestimonial);
  const [opened, setOpened] = useState<TestimonialRow | 'new' | null>(null);
  const close = () => setOpened(null);
  const done = (message: string, id: number) => {
    close();
    list.tell(message, id);
  };
  const count = list.source.data?.data.length;

  const columns: Column<TestimonialRow>[] = [
    {
      key: 'ordering',
      title: t('landingSettings.fields.ordering'),
      width: 120,
      render: ({ ordering }) => ordering,
    },
    {
      key: 'video',
      title: t('landingSettings.fields.video'),
      heading: true,
      render: ({ file_name }) => file_name,
    },
  ];

  return (
    <div className={styles.list}>
      <ListView
        list={list}
        label={t('landingSettings.tabs.testimonials')}
        columns={columns}
        tools={
          <Button kind="primary" icon="add" disabled={count === undefined} onClick={() => setOpened('new')}>
            {t('landingSettings.testimonials.new')}
          </Button>
        }
        actions={(testimonial) => [
          actions.edit(() => setOpened(testimonial)),
          actions.remove(
            testimonial.id,
            t('landingSettings.testimonials.deleteText', { name: testimonial.file_name }),
          ),
        ]}
        noneText={t('landingSettings.testimonials.none')}
      />
      {opened === 'new' && <NewTestimonialDialog count={count!} onClose={close} onDone={done} />}
      {opened !== null && opened !== 'new' && (
        <TestimonialDialog testimonial={opened} count={count!} onClose={close} onDone={done} />
      )}
    </div>
  );
}
