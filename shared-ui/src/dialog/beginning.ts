const fields = ['input:not([type=hidden], [type=file])', 'textarea', '[role=button]']
  .map((control) => `.ant-form-item ${control}:not(:disabled)`)
  .join();

/** Position within the dialog's own window, unaffected by opening animations. */
function bottomOf(element: HTMLElement, frame: Element): number {
  let bottom = element.offsetHeight;
  for (let at: Element | null = element; at instanceof HTMLElement && at !== frame; at = at.offsetParent)
    bottom += at.offsetTop;
  return bottom;
}

/** A focus out of view would not show where to begin, and what precedes the field would go unread. */
function isInSight(field: HTMLElement, dialog: Element): boolean {
  const frame = dialog.parentElement!;
  const foot = dialog.querySelector<HTMLElement>('.ant-modal-footer');
  return bottomOf(field, frame) <= frame.clientHeight - (foot?.offsetHeight ?? 0);
}

/**
 * The initial focus of a dialog: a form's first field, unless it is out of view or would raise a phone's keyboard;
 * otherwise the title.
 */
export function beginDialog(title: HTMLElement, isForm: boolean): void {
  const dialog = title.closest('[role=dialog]')!;
  const field =
    isForm && !window.matchMedia('(pointer: coarse)').matches
      ? dialog.querySelector<HTMLElement>(fields)
      : null;
  const begin = field && isInSight(field, dialog) ? field : title;
  begin.focus({ preventScroll: true });
}
