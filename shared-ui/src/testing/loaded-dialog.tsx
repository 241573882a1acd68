import { screen, waitFor } from '@testing-library/react';

/** The dialog of this title once its content has come; before, another one with the same title shows a skeleton. */
export const loadedDialog = (title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = screen.getByRole('dialog', { name: title });
    if (dialog.querySelector('.kit-skeleton')) throw new Error(`${title} is still loading`);
    return dialog;
  });
