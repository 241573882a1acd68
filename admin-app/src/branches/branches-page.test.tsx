import { afterEach, expect, test } from '@jest/globals';
import { useApiQuery } from '@portal/shared-api/react';
import { listStudents } from '@portal/shared-api/students';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import BranchesPage from './branches-page.tsx';

afterEach(cleanup);

/** Stands for every list that names branches. */
function Students() {
  const { data } = useApiQuery(listStudents, { query: { page: 1 } });
  return <p>{data?.data.map(({ branch }) => `taught in ${branch.branch_name}`)}</p>;
}

test('a new name of a branch reaches the lists that name it', async () => {
  let branch = { id: 1, branch_name: 'Tanjung', version: 1 };
  renderPage(
    <>
      <BranchesPage />
      <Students />
    </>,
    {
      level: 'level_3',
      answers: {
        'branches.admin': () => ({ data: [branch] }),
        'branches.update': ({ body }) => {
          branch = { ...branch, branch_name: String(body!['branch_name']), version: 2 };
          return { message: 'ok' };
        },
        'students.list': () => ({ data: [{ id: 12, branch }], last_page: 1 }),
      },
    },
  );
  await screen.findByText('taught in Tanjung');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  const name = await screen.findByLabelText('Branch Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Tokong{Enter}');
  await screen.findByText('taught in Tokong');
});

test.each([
  ['ch', '乔治市', '乔治市 Georgetown', '移除 乔治市？'],
  ['en', 'Georgetown', 'Georgetown', 'Remove Georgetown?'],
] as const)(
  'a branch is called what it is called elsewhere, beside its stored name: %s',
  async (language, name, cell, question) => {
    const { questions } = renderPage(<BranchesPage />, {
      language,
      level: 'level_3',
      confirms: false,
      answers: { 'branches.admin': () => ({ data: [{ id: 1, branch_name: 'Georgetown', version: 1 }] }) },
    });
    const shown = await screen.findByText(name);
    expect(shown.textContent?.trim()).toBe(cell);
    await userEvent.click(screen.getByRole('button', { name: { ch: '移除', en: 'Remove' }[language] }));
    expect(questions[0]).toContain(question);
  },
);
