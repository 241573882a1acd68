import type { MouseEvent } from 'react';

const buttonOf = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('button') : null;

/**
 * For a form and what contains its buttons. Leaving a field validates it, and a message that appears moves the
 * buttons below, so the press would end beside the button. With this, the field is left when the button is released.
 */
export const pressedInPlace = {
  onMouseDown(event: MouseEvent) {
    if (buttonOf(event)) event.preventDefault();
  },
  onClickCapture(event: MouseEvent) {
    // a key press has no detail and keeps the focus
    if (event.detail > 0) buttonOf(event)?.focus();
  },
};
