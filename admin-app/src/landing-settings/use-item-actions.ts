import type { deleteTeacherCard, deleteTestimonial } from '@portal/shared-api/landing-settings';
import type { deleteAchievement } from '@portal/shared-api/landing-settings-achievements';
import type { RowAction } from '@portal/shared-ui/data-table';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';

export type DeleteItem = typeof deleteTeacherCard | typeof deleteTestimonial | typeof deleteAchievement;

/** Actions for every public item. The site's own queries are refetched afterwards. */
export function useItemActions(endpoint: DeleteItem) {
  const { t } = useTranslation('admin-app');
  const remove = useConfirmed(endpoint as typeof deleteTeacherCard, ['landing-content']);
  return {
    edit: (onClick: () => void): RowAction => ({
      key: 'edit',
      label: t('landingSettings.details'),
      icon: 'edit',
      onClick,
    }),
    remove: (id: number, text: string): RowAction => ({
      key: 'delete',
      label: t('landingSettings.delete'),
      icon: 'delete',
      danger: true,
      onClick: () =>
        void remove(
          { title: t('landingSettings.deleteTitle'), text, verb: t('landingSettings.delete'), danger: true },
          { params: { id } },
        ),
    }),
  };
}
