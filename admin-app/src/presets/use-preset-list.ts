import { ApiError, isApiError } from '@portal/shared-api/client';
import { presetsToChoose, type PresetInput } from '@portal/shared-api/presets';
import { useApiQuery } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';
import type { TypedPreset } from './typed-preset.ts';

type Typed = Omit<PresetInput, 'value'> & { value: string };
type Save = (body: { presets: Typed[]; version: number }) => Promise<{ message: string }>;

/**
 * A list of fee items under edit. It begins with what is stored when it opens; when somebody else changes the list
 * meanwhile, the input stays, `stored` is what the other one saved, and the next save goes over it knowingly.
 */
export function usePresetList(studentId: number | undefined, save: Save) {
  const { t } = useTranslation('admin-app');
  const query = useApiQuery(
    presetsToChoose,
    { query: studentId === undefined ? {} : { student_id: studentId } },
    { anew: true },
  );
  const [conflict, setConflict] = useState(false);
  const fresh = query.isFetchedAfterMount ? query.data : undefined;
  // The version of what is on screen: a newer one that arrives while somebody types must not be saved over unseen.
  const [version, setVersion] = useState<number>();
  if (version === undefined && fresh) setVersion(fresh.version);

  const catchUp = async () => setVersion((await query.refetch()).data?.version ?? version);

  async function submit({ presets = [] }: { presets?: TypedPreset[] }): Promise<string> {
    const typed = presets.map(({ title = '', value = '', show = true }) => ({ title, value, show }));
    try {
      const { message } = await save({ presets: typed, version: version! });
      await catchUp();
      setConflict(false);
      return message;
    } catch (error) {
      if (isApiError(error) && error.code === 'changed_meanwhile') {
        await catchUp();
        setConflict(true);
      }
      // A failure of ours has words of its own here (specification B, section 8).
      if (isApiError(error) && error.code === 'internal') {
        const { status, code, requestId } = error;
        throw new ApiError(status, { code, message: t('presets.saveFailed'), request_id: requestId });
      }
      throw error;
    }
  }

  return { query, fresh, submit, stored: conflict ? query.data?.data : undefined };
}
