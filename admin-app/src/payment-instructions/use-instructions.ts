import { isApiError } from '@portal/shared-api/client';
import {
  adminInstructions,
  saveInstructions,
  type StoredInstructions,
} from '@portal/shared-api/payment-instructions';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import type { FormInstance } from '@portal/shared-ui/form';
import { takeOver } from '@portal/shared-ui/take-over';
import { useState } from 'react';
import type { InstructionValues } from './instruction-values.ts';

/**
 * What is stored and how it is saved. If somebody else changes it meanwhile, typed values are kept, untouched fields are
 * updated, `was` is what the form showed before, and the next save overwrites it knowingly.
 */
export function useInstructions(form: FormInstance<InstructionValues>) {
  const query = useApiQuery(adminInstructions, {}, { anew: true });
  const saving = useApiMutation(saveInstructions);
  const [seen, setSeen] = useState<StoredInstructions>();
  const [was, setWas] = useState<StoredInstructions | null>(null);
  if (seen === undefined && query.isFetchedAfterMount && query.data) setSeen(query.data);

  const catchUp = async () => {
    const { data: now = seen! } = await query.refetch();
    setSeen(now);
    return now;
  };

  async function save(values: InstructionValues): Promise<string> {
    const { payee_name, bank_name, bank_account, duitnow_qr } = values;
    const { version } = seen!;
    try {
      const { message } = await saving.mutateAsync({
        body: { payee_name, bank_name, bank_account, duitnow_qr, version },
      });
      await catchUp();
      setWas(null);
      return message;
    } catch (error) {
      if (isApiError(error) && error.code === 'changed_meanwhile') {
        const now = await catchUp();
        takeOver<InstructionValues>(form, seen!, now);
        setWas(seen!);
      }
      throw error;
    }
  }

  return { query, seen, was, save };
}
