import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { MergedRecords } from './merged-records.tsx';

const merge = (id: number) => ({
  id,
  student_id: `SS${id}`,
  name: 'Kumar A/L Raju',
  merged_at: '2026-11-29T04:00:00.000Z',
  merged_by: 'Admin',
  can_undo: true,
});

test('a new record comes into view, those of the beginning leave the dialog where it is', async () => {
  let records = [merge(1)];
  const seen: (string | null)[] = [];
  const original = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent);
  };
  try {
    renderPage(<MergedRecords studentId={12} />, {
      answers: {
        'students.merges': () => ({ data: records }),
        'students.undoMerge': () => ({ message: 'ok' }),
      },
    });
    const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
    expect(seen).toEqual([]);
    records = [merge(2), merge(1)];
    // any change has the list read again
    await userEvent.click(undo!);
    await screen.findByText(/SS2/);
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toContain('SS2');
  } finally {
    Element.prototype.scrollIntoView = original;
  }
});
