import { today } from '@portal/shared-api/calendar';
import { periodOfDate, periodText } from '@portal/shared-api/period';
import { foreignStudents } from './foreign-students.ts';
import { foreignTeaching } from './foreign-teaching.ts';
import { PASSWORD } from './people.ts';
import type { TestCall } from './portal.ts';
import { FOREIGN, type Side, type World } from './world.ts';

/**
 * For each endpoint whose callers only see their own records (`own`) or their branch's (`branch`): calls that reach
 * for somebody else's record. The permission test makes them as every role and level that may call the endpoint, and
 * expects them to be refused, or answered without anything of the other side and without changing it. A call without
 * arguments means that the endpoint takes none; only its answer is checked.
 */
export const foreignRecords: Record<string, (world: World) => TestCall[]> = {
  'session.signOut': () => [{}],
  'stages.own': () => [{}],

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
  'approvals.enrollments': () => [{}],
  'approvals.decideEnrollment': ({ foreign }) => decisions(foreign.enrollmentId),
  'approvals.counts': () => [{}],
  'approvals.decideLinkage': ({ foreign }) => decisions(foreign.linkageId),

  ...foreignStudents,
  'parents.students': () => [{}],
  'parents.linkNewStudent': ({ foreign }) => [{ body: { student_ids: [foreign.student.studentId] } }],
  'parents.list': ({ foreign }) => [
    {},
    { query: { search: FOREIGN } },
    { query: { search: foreign.parent.email, unpaginated: 1, excludeDeleted: 0 } },
  ],
  'parents.details': ({ foreign }) => [{ params: { id: foreign.parent.id } }],
  'parents.create': ({ foreign }) => [{ body: { ...newParent, newChildren: [foreign.student.studentId] } }],
  'parents.update': ({ foreign }) => [
    { params: { id: foreign.parent.id }, body: { ...newParent, version: 1 } },
  ],
  'parents.issuePassword': ({ foreign }) => [
    { params: { id: foreign.parent.id }, body: { password: 'an issued password' } },
  ],
  'parents.saveChildren': ({ foreign, home }) => [
    { params: { id: foreign.parent.id }, body: { child_ids: [], version: 1, last_guardian: true } },
    { params: { id: home.parent.id }, body: { child_ids: [foreign.student.studentId], version: 1 } },
  ],
  'parents.remove': ({ foreign }) => [{ params: { id: foreign.parent.id }, query: { last_guardian: 1 } }],
  'teachers.classes': ({ foreign }) => [{ params: { id: foreign.teacher.id } }],
  'initialization.form': () => [{}],
  'initialization.checkPassword': () => [{ body: { newPassword: 'a sentence of theirs' } }],
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
  ...foreignTeaching,
  'timetable.student': () => [{}],
  'timetable.teacher': () => [{}],
  'timetable.parent': ({ foreign }) => [{ query: { student_id: foreign.student.studentId } }],
  'attendance.parentList': ({ foreign }) => [{ query: { student_id: foreign.student.studentId } }],
  'calendar-feed.state': () => [{}],
  'calendar-feed.create': () => [{}],
  'calendar-feed.remove': () => [{}],
  'payments.studentList': () => [{}],
  'payments.studentPayable': () => [{}],
  'payments.studentCreate': ({ foreign }) => [newPayment(foreign)],
  'payments.studentUpdate': ({ foreign }) => [corrected(foreign)],
  'payments.studentProof': paymentOf,
  'payments.studentReceipt': paymentOf,
  'payments.parentList': () => [{}],
  'payments.parentCreate': ({ foreign }) => [newPayment(foreign)],
  'payments.parentUpdate': ({ foreign }) => [corrected(foreign)],
  'payments.parentProof': paymentOf,
  'payments.parentReceipt': paymentOf,

  'payments.adminList': ({ foreign }) => [
    {},
    { query: { branch: foreign.branchId } },
    { query: { search: FOREIGN } },
  ],
  'payments.adminDetails': paymentOf,
  'payments.adminCreate': ({ foreign }) => [newPayment(foreign)],
  'payments.adminUpdate': ({ foreign }) => [corrected(foreign)],
  'payments.decide': ({ foreign }) => [
    {
      params: { id: foreign.paymentId, action: 'accept' },
      body: { presets: [{ title: 'Fee', value: '120' }] },
    },
    { params: { id: foreign.paymentId, action: 'reject' }, body: { comment: 'No' } },
  ],
  'payments.checkingList': ({ foreign }) => [{}, { query: { branch: foreign.branchId } }],
  'payments.check': ({ foreign }) =>
    ['accept', 'reject'].map((action) => ({
      params: { id: foreign.paymentId, action },
      body: { comment: 'No' },
    })),
  'payments.delete': paymentOf,
  'payments.adminProof': paymentOf,
  'payments.adminReceipt': ({ foreign }) => [
    { params: { id: foreign.paymentId }, query: { student_id: foreign.student.studentId } },
  ],
  'payments.adminPayable': ({ foreign }) => [{ params: { id: foreign.student.id } }],
  'outstanding.list': ({ foreign }) => [
    {},
    { query: { branch: foreign.branchId } },
    { query: { search: FOREIGN } },
  ],
  'outstanding.student': ({ foreign }) => [{ params: { id: foreign.student.id } }],
  'presets.choose': ({ foreign }) => [{ query: { student_id: foreign.student.id } }],
  'presets.saveStudent': ({ foreign }) => [
    { params: { id: foreign.student.id }, body: { presets: [{ title: 'Free', value: '1' }], version: 1 } },
  ],
  'presets.own': () => [{}],
};

const newParent = {
  name: 'Somebody',
  email: 'somebody@test.example',
  contact_number: '+60121234567',
  password: 'a password of theirs',
};

const ownPassword: TestCall = {
  body: { existing_password: PASSWORD, new_password: 'a password of my own' },
};

function paymentOf({ foreign }: World): TestCall[] {
  return [{ params: { id: foreign.paymentId } }];
}

const paymentBody = {
  payment_amount: '120',
  payment_type: 'Cash',
  payment_date: today(),
  payment_for: periodText(periodOfDate(today())),
};

const newPayment = (side: Side): TestCall => ({
  body: { ...paymentBody, student_id: side.student.studentId },
  files: {},
});

const corrected = (side: Side): TestCall => ({
  params: { id: side.paymentId },
  body: { ...paymentBody, version: 1 },
  files: {},
});

const decisions = (id: number): TestCall[] =>
  ['accept', 'reject'].map((decision) => ({ params: { id, decision } }));
