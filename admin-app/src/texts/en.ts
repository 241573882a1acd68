import imports from './imports-en.ts';
import outstanding from './outstanding-en.ts';
import { parents, teachers } from './parents-teachers-en.ts';
import payments from './payments-en.ts';
import people from './people-en.ts';
import { branches, landingSettings } from './setting-en.ts';
import students from './students-en.ts';
import teaching from './teaching-en.ts';

const texts = {
  ...teaching,
  branches,
  landingSettings,
  outstanding,
  approvals: {
    new: 'New',
    waiting_one: 'waiting {{count}} day',
    waiting_other: 'waiting {{count}} days',
    online: 'Online',
    title: 'Approval List',
    purpose: 'Registrations and requests that wait for your decision.',
    tabs: {
      students: 'Students',
      teachers: 'Teachers',
      enrollments: 'Enrollments',
      parents: 'Parents',
      linkage: 'Linkage',
    },
    empty: {
      students: 'No student registration is waiting.',
      teachers: 'No teacher application is waiting.',
      enrollments: 'No enrollment request is waiting.',
      parents: 'No parent registration is waiting.',
      linkage: 'No linkage request is waiting.',
    },
    fields: {
      educationLevel: 'Education Level and Type',
      classes: 'Classes',
      name: 'Name',
      phone: 'Phone',
      ic: 'IC',
      schooling: 'Education Level and School',
      interest: 'Package and Branch',
      contact: 'Contact',
      enquiry: 'Enquiry',
      students: 'Students',
      parent: 'Parent',
      student: 'Student',
      submitted: 'Submitted',
    },
    enquiries: {
      'Daycare Teacher': 'Daycare Teacher',
      'Tuition Teacher': 'Tuition Teacher',
      Other: 'Other',
    },
    accept: 'Accept',
    reject: 'Reject',
    viewResume: 'View resume',
    resumeFailed: 'The resume could not be opened. {{reason}}',
    unknownStudent: 'No student has this ID',
    otherBranch: 'A student of another branch',
    rejectQuestion: {
      enrollment: 'The request is removed from the list. The student may send another one.',
      title: 'Reject {{name}}?',
      registration: 'The registration is removed from the list. It may be sent again.',
      linkage: 'The request for {{studentId}} is removed from the list. It may be sent again.',
    },
    acceptQuestion: {
      enrollment_one:
        'The student joins the class of the request. Level and branch become those of the request.',
      enrollment_other:
        'The student joins those of the {{count}} classes that are still new. Level and branch become those of the request.',
      title: 'Accept {{name}}?',
      parent: 'An account is made with the password that was chosen at registration.',
      links: 'The parent can see these students at once: {{students}}.',
      waiting: 'Admins of the other branch decide on {{students}}.',
      unknown: 'No student has these IDs, so nothing is linked: {{students}}.',
      linkage: '{{parent}} will see the payments and the profile of {{student}}.',
    },
    unknownQuestion: {
      title: 'Accept a request for an unknown Student ID?',
      text: 'No student has the ID {{studentId}}. If you accept it, {{parent}} will not see any student, even if this ID is given to a student later.',
      verb: 'Accept anyway',
    },
    acceptStudent: {
      title: 'Accept {{name}}',
      intro:
        'Creates the student’s account. The student chooses a password of their own at the first sign-in.',
      referral: 'Referral code given',
      optional: 'These may stay empty. The family adds them at the first sign-in.',
      address: 'Address',
      guardianName: 'Guardian Name',
      guardianPhone: 'Guardian Phone',
      submit: 'Accept student',
    },
    acceptTeacher: {
      title: 'Accept {{name}}',
      intro: 'Creates the teacher’s account.',
      educationLevel: 'Education Level',
      educationLevelHint: 'What the teacher has studied, for example Degree in Mathematics',
      address: 'Address',
      submit: 'Accept teacher',
    },
  },
  imports,
  people,
  students,
  payments,
  parents,
  teachers,
  presets: {
    templates: 'Fee templates',
    templatesPurpose: 'Offered when a student has no fee items yet. A negative value is a discount.',
    ofStudent: 'Fee items of {{name}} ({{studentId}})',
    studentPurpose:
      'What this student pays every month. A negative value is a discount. Receipts that exist do not change.',
    saveFailed: 'Something went wrong...',
    open: 'Fee items of the student',
    loading: 'Loading...',
    fields: { title: 'Title', value: 'Value (RM)', show: 'Families see this item' },
    add: 'Add item',
    remove: 'Remove item {{number}}',
    save: 'Save fee items',
    saveAnyway: 'Replace with my version',
    storedNow: 'What is stored now',
    saveOver: 'Below is what you typed. Saving replaces what is stored.',
    none: 'Nothing',
    renew: {
      title: 'Change it for students too',
      open: 'Compare and change',
      concerned_one: '{{count}} student has a template’s earlier value.',
      concerned_other: '{{count}} students have a template’s earlier value.',
      purpose:
        'These students have fee items as their template was before. Values of their own stay as they are.',
      everybody: 'All of them',
      student: 'Student',
      who: '{{name}} ({{studentId}})',
      items: 'Before → after',
      shown: 'shown to families',
      hidden: 'hidden from families',
      submit_one: 'Change {{count}} student',
      submit_other: 'Change {{count}} students',
      nobody: 'Choose at least one student.',
      none: 'All students are up to date.',
    },
  },
  paymentInstructions: {
    title: 'How to pay',
    purpose: 'Families see this beside their payment form. Empty fields are not shown.',
    payee_name: 'Payee',
    bank_name: 'Bank',
    bank_account: 'Bank account',
    duitnow: 'DuitNow QR',
    duitnowHint:
      'The static QR that your bank gave the centre, as on its poster. Families get it with the amount and the reference filled in.',
    picture: 'Picture of the QR',
    noQrInPicture:
      'No QR code was found in this picture. Take it straight from the front, with the whole code in it.',
    duitnow_qr: 'Text of the QR',
    textHint: 'Filled in from the picture, or paste it here. Empty shows no QR.',
    says: 'What this QR says',
    qrPayee: 'Pays to',
    qrCity: 'City',
    qrBank: 'Bank or wallet (acquirer ID)',
    qrMerchant: 'Merchant ID',
    noReference: 'The bank’s own data leave no room for a reference: families have to type it in their app.',
    save: 'Save',
  },
  announcements: {
    title: 'Announcement',
    purpose: 'Students, their parents and teachers read it in the portal.',
    mode: 'Mode',
    modes: { all: 'All', level: 'Education Level', class: 'Class', individual: 'Individual' },
    class: 'Class',
    chooseClass: 'Select a class',
    searchSubject: 'Search by subject name',
    choose: 'Select',
    noClass: 'No class selected',
    moreClasses: 'These are the first ones. Search by the subject’s name to find others.',
    when: 'Day and time',
    where: 'Level and branch',
    content: 'Content',
    submit: 'Confirm',
    confirmTitle: 'Send this announcement?',
    confirm: {
      all: 'Every student, their parents and the teachers will see it.',
      level: 'The students of this level and their parents will see it.',
      class: 'The students of this class, their parents and its teachers will see it.',
      individual: 'This student and the parents will see it.',
    },
    confirmInBranch: {
      all: 'Every student of your branch, their parents and the teachers of its classes will see it.',
      level: 'The students of this level at your branch and their parents will see it.',
    },
    announce: 'Announce',
  },
  reports: {
    title: 'Reports',
    purpose: 'Excel reports by month, to download.',
    attendance: {
      title: 'Attendance',
      purpose: 'Who was there on each date of a class.',
      open: 'Attendance report',
      classFirst: 'Choose the class first.',
    },
    payment: {
      title: 'Payment',
      purpose: 'What was paid, by month and by date.',
      open: 'Payment report',
    },
    month: 'Month',
    year: 'Year',
    teacher: 'Teacher',
    class: 'Class',
    download: 'Download',
  },
  attendance: {
    title: 'Attendance',
    purpose: 'Choose a branch and a subject, then the class.',
    subject: 'Subject',
    search: 'Search',
    noClass: 'This subject has no class at this branch.',
  },
  registrationSetting: {
    title: 'Registration Setting',
    purpose:
      'While this is on, students can enrol in classes. Registering on the public site is always possible.',
    open: 'Open registration',
  },
};

export type Texts = typeof texts;

declare module '@portal/shared-ui/i18n' {
  interface TextResources {
    'admin-app': Texts;
  }
}

export default texts;
