import { inTheWayOf, type RegisterableClass } from '@portal/shared-api/enrollment-requests';
import { Chip } from '@portal/shared-ui/chip';
import { useTranslation } from '@portal/shared-ui/i18n';

interface TimeOverlapProps {
  of: RegisterableClass;
  chosen: ReadonlySet<number>;
}

/** Which chosen or attended class is at the same time. */
export function TimeOverlap({ of, chosen }: TimeOverlapProps) {
  const { t } = useTranslation('student-app');
  const [other] = inTheWayOf(of, chosen);
  if (of.is_attended) return <Chip tone="green">{t('enrollment.attended')}</Chip>;
  if (!other) return null;
  return (
    <Chip tone="coral">
      {t(other.is_attended ? 'enrollment.overlapsAttended' : 'enrollment.overlaps', { name: other.name })}
    </Chip>
  );
}
