import type { FormInstance } from 'antd';

/** The labels of a form's own tabs that have an invalid field: the open one need not be among them. */
export function wrongTabs(form: FormInstance, formId: string): string[] {
  const labels = form
    .getFieldsError()
    .filter(({ errors }) => errors.length > 0)
    .map(({ name }) => document.getElementById([formId, ...name].join('_'))?.closest('[role=tabpanel]'))
    .filter((panel) => panel?.closest('form')?.id === formId)
    .map((panel) => document.getElementById(panel!.getAttribute('aria-labelledby') ?? '')?.textContent);
  return [...new Set(labels)].filter((label) => label !== undefined && label !== null);
}
