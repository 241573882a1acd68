import { PASSWORD } from './people.ts';
import type { TestCall } from './portal.ts';
import { FOREIGN, type World } from './world.ts';

/**
 * For each endpoint whose callers see only what is theirs (`own`) or their branch's (`branch`): calls that reach for
 * somebody else's record. The permission test makes them as every role and level that may call the endpoint, and wants
 * them refused, or answered without anything of the other side; nothing of it may have changed afterwards.
 *
 * A call without arguments says: there is nothing to aim with, the answer itself is looked at.
 */
export const foreignRecords: Record<string, (world: World) => TestCall[]> = {
  'session.signOut': () => [{}],

  'profiles.admin': () => [{}],
  'profiles.student': () => [{}],
  'profiles.teacher': () => [{}],
  'profiles.parent': () => [{}],
  'profiles.changeAdminPassword': () => [ownPassword],
  'profiles.changeStudentPassword': () => [ownPassword],
  'profiles.changeTeacherPassword': () => [ownPassword],
  'profiles.changeParentPassword': () => [ownPassword],

  'enrollment.studentStatus': () => [{}],
  'branches.admin': () => [{}],

  'approvals.students': () => [{}],
  'approvals.acceptStudent': ({ foreign }) => [
    { params: { id: foreign.studentRegistrationId }, body: { password: 'an issued password' } },
  ],
  'approvals.rejectStudent': ({ foreign }) => [{ params: { id: foreign.studentRegistrationId } }],
  'approvals.parents': () => [{}],
  'approvals.decideParent': ({ foreign }) => decisions(foreign.parentRegistrationId),
  'approvals.linkages': () => [{}],
  'approvals.decideLinkage': ({ foreign }) => decisions(foreign.linkageId),

  'students.list': ({ foreign }) => [{}, { query: { branch: foreign.branchId } }],
  'students.search': ({ foreign }) => [
    { params: { term: FOREIGN } },
    { params: { term: foreign.student.studentId } },
  ],
  'students.details': ({ foreign }) => [{ params: { id: foreign.student.id } }],
  'students.classes': ({ foreign }) => [{ params: { id: foreign.student.id } }],
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

  'parents.students': () => [{}],
  'parents.linkNewStudent': ({ foreign }) => [{ body: { student_ids: [foreign.student.studentId] } }],
  'initialization.form': () => [{}],
  'initialization.complete': () => [
    {
      body: {
        newPassword: 'a password of my own',
        ic: '150101070001',
        address: '1 Lebuh Pantai',
        guardianName: 'Guardian',
        guardianPhone: '+60121234567',
      },
    },
  ],
  'timetable.student': () => [{}],
  'timetable.teacher': () => [{}],
  'payments.parentList': () => [{}],
};

const ownPassword: TestCall = {
  body: { existing_password: PASSWORD, new_password: 'a password of my own' },
};

const decisions = (id: number): TestCall[] =>
  ['accept', 'reject'].map((decision) => ({ params: { id, decision } }));
