import type { Area } from '../area/area-schema.ts';

type Role = Exclude<Area['role'], 'public'>;

export const scopes = ['own', 'branch', 'portal'] as const;
/** Whose records a caller reaches, as in the contract's `access`. */
export type Scope = (typeof scopes)[number];

type Words = Record<string, string>;

const none: Words = Object.fromEntries(
  [
    'branchesImport branchIdImport branchBody branchRow branchSelectImport branchNameImport branchShape branchField',
    'branchValue branchDescribed branchColumn branchName branchWritten branchSelected branchJoin branchFunction',
    'branchChecked branchLet branchMade branchSample branchSampleInPage branchRowSample branchAnswer branchTyped',
    'branchFilled branchEn branchCh reach ownerWritten permissionsImport referencedImport schemaScope indexed',
    'foreignCreate foreignUpdate ownerHeld',
  ]
    .join(' ')
    .split(' ')
    .map((word) => [word, '']),
);

const owner: Record<Role, string> = {
  admin: 'importer.accountId',
  parent: 'parent.accountId',
  student: 'student.accountId',
  teacher: 'teacher.accountId',
};

/** What the scope contributes to each template; `list` and `one` are names in code. */
export function scopeWords(scope: Scope, role: Role, list: string, one: string): Words {
  const path = (column: string, table: string) =>
    `${column}Id: integer('${column}_id').notNull().references(() => ${table}.id),`;
  if (scope === 'portal')
    return {
      ...none,
      callerName: '_caller',
      scopeSaid: 'Who may call at all sees and changes all of them.',
      reachSaid: 'Everybody who may call reaches all of them.',
      sent: `const sent = bodyOf('Kept');`,
      shown: 'const shown = body;',
    };
  if (scope === 'own')
    return {
      ...none,
      callerName: 'caller',
      scopeSaid: 'Everybody sees and changes only their own.',
      reachSaid: 'Those of the caller; any other one reads as if it did not exist.',
      reach: `, eq(${list}.ownerId, caller.accountId)`,
      ownerWritten: ', ownerId: caller.accountId',
      referencedImport: `import { accounts } from './accounts.ts';\n`,
      schemaScope: path('owner', 'accounts'),
      indexed: 't.ownerId, ',
      sent: `const sent = bodyOf('Kept');`,
      shown: 'const shown = body;',
      ownerHeld: `ownerId: ${owner[role]},`,
      foreignCreate: '() => [{ body }]',
      foreignUpdate: `({ foreign }) => [{ params: { id: foreign.${one}Id }, body: { ...body, version: 1 } }]`,
    };
  return {
    ...none,
    callerName: 'caller',
    scopeSaid: 'Admins see and change those of their branch, of level 3 all of them.',
    reachSaid: 'Those of the branch of the admin; any other one reads as if it did not exist.',
    branchesImport: `import { branches } from '../database/schema/branches.ts';\n`,
    permissionsImport: `import { requireBranch, withinBranch } from '../http/permissions.ts';`,
    branchIdImport: ', id',
    branchBody: 'branch_id: id',
    branchRow: 'branch: z.object({ id: z.int(), branch_name: z.string() }),',
    branchSelectImport: `import { branchName } from '@portal/shared-ui/branch-name';\nimport { BranchSelect } from '@portal/shared-ui/branch-select';\n`,
    branchNameImport: `import { branchName } from '@portal/shared-ui/branch-name';\n`,
    branchShape: ', branch_id',
    branchField: '<BranchSelect name="branch_id" schema={branch_id} />',
    branchValue: ', branch_id: String(record.branch.id)',
    branchDescribed: `{ term: t('${list}.fields.branch'), value: branchName(record.branch.branch_name, language) }`,
    branchColumn: `{ key: 'branch', title: t('${list}.fields.branch'), render: (row) => branchName(row.branch.branch_name, language) },`,
    branchName: ', branch_id',
    branchWritten: ', branchId: branch_id',
    branchSelected: 'branch: { id: branches.id, branch_name: branches.name },',
    branchJoin: `.innerJoin(branches, eq(branches.id, ${list}.branchId))`,
    branchFunction: `
/** Rejects a branch the admin cannot choose. */
async function requireChosen(transaction: Queryable, caller: Caller, id: number): Promise<void> {
  requireBranch(caller, id);
  const [chosen] = await transaction
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.id, id), isNull(branches.deletedAt)));
  if (!chosen) fail('validation', { fields: { branch_id: 'selection_unknown' } });
}
`,
    branchChecked: '  await requireChosen(transaction, caller, body.branch_id);\n',
    branchLet: 'let branchId: number;',
    branchMade: `branchId = await addBranch(database, 'Georgetown');`,
    branchSample: 'branch_id: branchId,',
    branchSampleInPage: `branch_id: '1',`,
    branchRowSample: `branch: { id: 1, branch_name: 'Georgetown' },`,
    branchAnswer: `'branches.admin': () => ({ data: [{ id: 1, branch_name: 'Georgetown', version: 1 }] }),`,
    branchTyped: `await userEvent.click(within(dialog).getByLabelText('Branch'));\n  await userEvent.click(await screen.findByTitle('Georgetown'));`,
    branchFilled: `await dialog.getByLabel('Branch').click();\n  await page.locator('.ant-select-item-option').first().click();`,
    branchEn: `, branch: 'Branch'`,
    branchCh: `, branch: '分校'`,
    reach: `, withinBranch(caller, ${list}.branchId)`,
    referencedImport: `import { branches } from './branches.ts';\n`,
    schemaScope: path('branch', 'branches'),
    indexed: 't.branchId, ',
    sent: `const { branch_id: _, ...sent } = bodyOf('Kept');`,
    shown: 'const { branch_id: _, ...shown } = body;',
    ownerHeld: 'branchId,',
    foreignCreate: '({ foreign }) => [{ body: { ...body, branch_id: foreign.branchId } }]',
    foreignUpdate: `({ foreign, home }) => [
    { params: { id: foreign.${one}Id }, body: { ...body, branch_id: home.branchId, version: 1 } }]`,
  };
}
