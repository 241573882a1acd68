const fields = ['input:not([type=hidden], [type=file])', 'textarea', '[role=button]']
  .map((control) => `.ant-form-item ${control}:not(:disabled)`)
  .join();

/** How far down in the dialog's own window, whatever moves or grows while it opens. */
function bottomOf(element: HTMLElement, frame: Element): number {
  let bottom = element.offsetHeight;
  for (let at: Element | null = element; at instanceof HTMLElement && at !== frame; at = at.offsetParent)
    bottom += at.offsetTop;
  return bottom;
}

/** A focus that nobody sees tells nobody where to begin, and what comes before the field would go unread. */
function isInSight(field: HTMLElement, dialog: Element): boolean {
  const frame = dialog.parentElement!;
  const foot = dialog.querySelector<HTMLElement>('.ant-modal-footer');
  return bottomOf(field, frame) <= frame.clientHeight - (foot?.offsetHeight ?? 0);
}

/**
 * Where a dialog begins: a form with its first field, unless that is out of sight or a keyboard would jump up over the
 * screen; everything else with its title.
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
