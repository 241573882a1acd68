import { ApiError, isApiError } from '@portal/shared-api/client';
import { presetsToChoose, type PresetInput } from '@portal/shared-api/presets';
import { useApiQuery } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import type { FormInstance } from '@portal/shared-ui/form';
import { takeOver } from '@portal/shared-ui/take-over';
import { useState } from 'react';
import type { TypedPreset } from './typed-preset.ts';

type Typed = Omit<PresetInput, 'value'> & { value: string };
type Save = (body: { presets: Typed[]; version: number }) => Promise<{ message: string }>;

/**
 * An editable list of fee items, starting from the stored ones. If somebody else changes the list meanwhile, typed
 * values are kept, untouched rows are updated, `stored` is the new list, and the next save overwrites it knowingly.
 */
export function usePresetList(
  studentId: number | undefined,
  form: FormInstance<{ presets: TypedPreset[] }>,
  save: Save,
) {
  const { t } = useTranslation('admin-app');
  const query = useApiQuery(
    presetsToChoose,
    { query: studentId === undefined ? {} : { student_id: studentId } },
    { anew: true },
  );
  const [conflict, setConflict] = useState(false);
  const fresh = query.isFetchedAfterMount ? query.data : undefined;
  // The version on screen. A newer one that arrives during typing must not be overwritten unseen.
  const [seen, setSeen] = useState<typeof fresh>();
  if (seen === undefined && fresh) setSeen(fresh);

  const catchUp = async () => {
    const { data: now = seen } = await query.refetch();
    setSeen(now);
    return now;
  };

  async function submit({ presets = [] }: { presets?: TypedPreset[] }): Promise<string> {
    const typed = presets.map(({ title = '', value = '', show = true }) => ({ title, value, show }));
    try {
      const { message } = await save({ presets: typed, version: seen!.version });
      await catchUp();
      setConflict(false);
      return message;
    } catch (error) {
      if (isApiError(error) && error.code === 'changed_meanwhile') {
        const now = await catchUp();
        takeOver(form, { presets: seen!.data }, { presets: now!.data });
        setConflict(true);
      }
      // A server failure has its own words here (specification B, section 8).
      if (isApiError(error) && error.code === 'internal') {
        const { status, code, requestId } = error;
        throw new ApiError(status, { code, message: t('presets.saveFailed'), request_id: requestId });
      }
      throw error;
    }
  }

  return { query, fresh, submit, stored: conflict ? query.data?.data : undefined };
}
