import { today } from '@portal/shared-api/calendar';
import type { TestCall } from './portal.ts';
import { CHILD_IC, FOREIGN, type World } from './world.ts';

const newStudent = {
  name: 'Somebody New',
  email: 'somebody.new@test.example',
  phone: '+60121234567',
  ic: '150101070001',
  education_level: 'standard_4',
  school: 'SK Westlands',
  guardian_name: 'Guardian',
  address: '1 Lebuh Pantai',
  join_date: today(),
  password: 'an issued password',
};

const importFile = Buffer.from('Name,Email,Phone,Education Level,Join Date\n').toString('base64');

/** A line that matches the child of either side, by the IC both have. */
const importLine = { line: 2, values: { ...newStudent, ic: CHILD_IC } };

/** Calls about students that reach for one of the other side. */
export const foreignStudents: Record<string, (world: World) => TestCall[]> = {
  'students.list': ({ foreign }) => [{}, { query: { branch: foreign.branchId } }],
  'students.search': ({ foreign }) => [
    { params: { term: FOREIGN } },
    { params: { term: foreign.student.studentId } },
  ],
  'students.details': ({ foreign }) => [{ params: { id: foreign.student.id } }],
  'students.classes': ({ foreign }) => [{ params: { id: foreign.student.id } }],
  'students.byName': () => [{ params: { name: FOREIGN } }],
  'students.byIds': ({ foreign }) => [{ body: { student_ids: [foreign.student.studentId] } }],
  'students.create': ({ foreign }) => [{ body: { ...newStudent, branch_id: foreign.branchId } }],
  'students.update': ({ foreign }) => [
    { params: { id: foreign.student.id }, body: { ...newStudent, version: 1 } },
  ],
  'students.issuePassword': ({ foreign }) => [
    { params: { id: foreign.student.id }, body: { password: 'an issued password' } },
  ],
  'students.suspend': ({ foreign }) => [{ params: { id: foreign.student.id } }],
  'students.rejoin': ({ foreign }) => [{ params: { id: foreign.student.id } }],
  'students.byReferralCode': ({ foreign }) => [{ params: { code: `TEST${foreign.student.id}` } }],
  'students.doubles': ({ foreign }) => [{ body: { name: foreign.student.name } }],
  'students.addableClasses': ({ foreign, home }) => [
    { body: { student_id: foreign.student.studentId } },
    { body: { student_id: home.student.studentId } },
  ],
  'students.addClass': ({ foreign, home }) => [
    { body: { student_id: foreign.student.studentId, class_id: home.classId } },
    { body: { student_id: home.student.studentId, class_id: foreign.classId } },
  ],
  'students.removeClass': ({ foreign }) => [
    { params: { id: foreign.classId, studentId: foreign.student.studentId } },
  ],

  'imports.read': () => [{ body: { file_name: 'students.csv', content: importFile } }],
  'imports.check': () => [{ body: { lines: [importLine] } }],
  'imports.run': ({ foreign }) => [
    {
      body: {
        file_name: 'students.csv',
        branch_id: foreign.branchId,
        lines: [{ ...importLine, action: 'create' }],
      },
    },
  ],
  'imports.progress': () => [{}],
  'imports.list': () => [{}],
  'imports.details': ({ foreign }) => [{ params: { id: foreign.importId } }],
  'imports.issuePasswords': ({ foreign }) => [{ params: { id: foreign.importId }, body: {} }],
  'imports.undo': ({ foreign }) => [{ params: { id: foreign.importId } }],
};
