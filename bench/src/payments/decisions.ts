import { amountText } from '@portal/shared-api/money';
import type pg from 'pg';
import type { Case } from './cases.ts';

interface Waiting {
  id: number;
  amount_sen: number;
}
interface Accepted {
  id: number;
  student_id: string;
}

const spread = 'order by md5(id::text) limit $1';

/** First accepts with fee items and credit; each uses up a pending payment. */
export async function acceptCase(client: pg.Client, calls: number): Promise<Case> {
  const { rows } = await client.query<Waiting>(
    `select id, amount_sen from payments where status = 'pending_approval' ${spread}`,
    [calls],
  );
  return {
    name: 'accept, with credit',
    as: 'admin',
    request: (turn) => {
      const { id, amount_sen } = rows[turn]!;
      const presets = [
        { title: 'Tuition', value: amountText(amount_sen - 1000 + 524), show: true },
        { title: 'Early payment discount', value: '-5.24', show: false },
      ];
      const overpay = { type: 'add', amount: '10.00' };
      return { path: `/api/admin/payment/${id}/accept`, method: 'POST', body: { presets, overpay } };
    },
  };
}

export async function receiptCase(client: pg.Client, calls: number): Promise<Case> {
  const { rows } = await client.query<Accepted>(
    `select payments.id, 'SS' || student_id as student_id from payments where status = 'approved' ${spread}`,
    [calls],
  );
  return {
    name: 'receipt',
    as: 'admin',
    request: (turn) => {
      const { id, student_id } = rows[turn % rows.length]!;
      return { path: `/api/admin/payment/${id}/receipt?student_id=${student_id}` };
    },
  };
}
