import { ApiError, isApiError } from '@portal/shared-api/client';
import { createParent, removeParent, saveChildren, updateParent } from '@portal/shared-api/parents-admin';
import { useApiMutation } from '@portal/shared-api/react';
import { useFeedback } from '@portal/shared-ui/feedback';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useDespite } from '@portal/shared-ui/use-despite';
import { useRef } from 'react';
import type { ParentValues } from './parent-values.ts';

const idsOf = ({ children }: ParentValues) => children.map((child) => child.student_id);

/** Asks again if a child would be left without a guardian, then repeats the call with the answer. */
function useLastGuardian() {
  const { t } = useTranslation('admin-app');
  return useDespite('last_guardian', {
    title: t('parents.lastGuardian.title'),
    verb: t('parents.lastGuardian.verb'),
  });
}

/** The calls of the parent dialogs. */
export function useParentCalls() {
  const { t } = useTranslation('admin-app');
  const create = useApiMutation(createParent);
  const update = useApiMutation(updateParent);
  const children = useApiMutation(saveChildren);
  const withQuestion = useLastGuardian();

  // The details may be saved but the children refused; the next attempt continues from there.
  const newest = useRef(0);

  /** A server failure, in this screen's words. */
  function inTheseWords(error: unknown): never {
    if (!isApiError(error) || error.code !== 'internal') throw error;
    const { status, code, requestId } = error;
    throw new ApiError(status, { code, message: t('parents.updateFailed'), request_id: requestId });
  }

  /** A student selected but not added is neither linked nor silently dropped. */
  function requireAdded({ found }: ParentValues): void {
    const message = t('parents.children.addFirst');
    if (found) throw new ApiError(400, { code: 'validation', message, errors: { found: [message] } });
  }

  return {
    async create(values: ParentValues) {
      requireAdded(values);
      const { children: _, found: __, password = '', ...details } = values;
      return create.mutateAsync({ body: { ...details, password, newChildren: idsOf(values) } });
    },
    /** Saves the details, then the children if they changed. */
    async update(id: number, values: ParentValues, before: readonly string[], version: number) {
      requireAdded(values);
      const { children: _, found: __, ...details } = values;
      const body = { ...details, version: Math.max(version, newest.current) };
      const answer = await update.mutateAsync({ params: { id }, body }).catch(inTheseWords);
      newest.current = answer.version;
      const child_ids = idsOf(values);
      if (child_ids.length === before.length && child_ids.every((one) => before.includes(one))) return answer;
      return withQuestion((last_guardian) =>
        children.mutateAsync({
          params: { id },
          body: { child_ids, version: newest.current, last_guardian },
        }),
      ).catch(inTheseWords);
    },
  };
}

/** Removes after a confirmation, and after another one if a child would be left without a guardian. */
export function useRemoveParent() {
  const { t } = useTranslation('admin-app');
  const { confirm, notify } = useFeedback();
  const withQuestion = useLastGuardian();
  const { mutateAsync } = useApiMutation(removeParent);
  return async ({ id, name }: { id: number; name: string }) => {
    const question = {
      title: t('parents.removal.title'),
      text: t('parents.removal.text', { name }),
      verb: t('parents.removal.verb'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      const { message } = await withQuestion((confirmed) =>
        mutateAsync({ params: { id }, query: { last_guardian: confirmed } }),
      );
      notify('success', message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const message = error.code === 'internal' ? t('parents.removeFailed') : error.message;
      if (error.code !== 'last_guardian') notify('error', message);
    }
  };
}
