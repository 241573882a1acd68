import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useModal } from './use-modal.ts';

/** The menu of a phone, with the announcements in it. */
function Menu() {
  const menu = useModal();
  const inner = useModal();
  return (
    <>
      <button onClick={menu.open}>Menu</button>
      <dialog {...menu.element} aria-label="Menu">
        {menu.isOpen && (
          <>
            <button onClick={inner.open}>Announcements</button>
            <dialog {...inner.element} aria-label="Announcements">
              {inner.isOpen && <p>Nothing yet</p>}
            </dialog>
          </>
        )}
      </dialog>
    </>
  );
}

test('a dialog that closes within another one leaves that one as it is', () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  render(<Menu />);
  fireEvent.click(screen.getByText('Menu'));
  fireEvent.click(screen.getByText('Announcements'));
  const inner = screen.getByRole('dialog', { name: 'Announcements', hidden: true });
  act(() => void inner.dispatchEvent(new Event('close')));
  expect(screen.queryByText('Nothing yet')).toBeNull();
  expect(screen.queryByText('Announcements')).not.toBeNull();
  const outer = screen.getByRole('dialog', { name: 'Menu', hidden: true });
  act(() => void outer.dispatchEvent(new Event('close')));
  expect(screen.queryByText('Announcements')).toBeNull();
});
