import type { MouseEvent } from 'react';

const buttonOf = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('button') : null;

/**
 * For a form and for what holds its buttons. Leaving a field checks it, and a message that comes or goes moves the buttons
 * below: a press would end beside the button that it began on. So the field is left when the button is let go.
 */
export const pressedInPlace = {
  onMouseDown(event: MouseEvent) {
    if (buttonOf(event)) event.preventDefault();
  },
  onClickCapture(event: MouseEvent) {
    // a press by key has no detail, and the focus stays where it was
    if (event.detail > 0) buttonOf(event)?.focus();
  },
};
