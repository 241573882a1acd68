const texts = {
  frame: {
    skip: 'Skip to content',
    navigation: 'Main navigation',
    menu: 'Menu',
    selectMenu: 'Select Menu',
    close: 'Close',
    viewProfile: 'View Profile',
    waiting_one: '{{count}} waiting',
    waiting_other: '{{count}} waiting',
  },
  announcements: {
    title: 'Announcements',
    none: 'Nothing has been announced yet.',
    unread_one: '{{count}} unread',
    unread_other: '{{count}} unread',
    newer: 'Newer',
    older: 'Older',
  },
  navigation: {
    portal: 'Portal',
    register: 'Register',
    signIn: 'Sign In',
  },
  titles: {
    signIn: 'Sign In',
    profile: 'Profile',
    notFound: 'Page Not Found',
  },
  language: {
    switchTo: 'Switch language to',
  },
  loading: {
    page: 'Loading the page',
    slow: 'This is taking longer than usual. Still trying...',
  },
  offline: {
    text: 'You are offline. What you see may be out of date, and nothing can be saved until the connection is back.',
  },
  error: {
    title: 'This part of the portal is not available',
    areaTitle: '{{area}} is not available',
    failed: 'It could not be loaded. Nothing of yours is lost, and the rest of the portal works.',
    incompatible:
      'It is being updated and does not fit this version of the portal yet. Please try again in a few minutes.',
    crashed: 'Something went wrong on this page. What was saved before is safe.',
    retry: 'Try again',
    retrying: 'Trying...',
    home: 'Home',
    contact: 'If it stays like this, please call us:',
  },
  replaced: {
    title: 'This tab has stopped',
    signedIn:
      '{{name}} signed in with another tab of this browser. The session of {{mine}} is no longer active here.',
    signedOut: '{{mine}} is no longer signed in with this browser.',
    goOn: 'Continue as {{name}}',
    signIn: 'Sign In',
    refused: 'This tab has stopped, because the session was changed in another tab.',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'This page does not exist, or you do not have the authorization to open it.',
    signInText:
      'Nobody is signed in here. If you were before, your session has ended: sign in, and you will return to the page you wanted.',
    home: 'Back to Home Page',
    signIn: 'Sign In',
  },
  release: {
    open: 'What is new in this version',
    title: 'What is new in {{version}}',
  },
  roles: {
    student: 'Student',
    teacher: 'Teacher',
    admin: 'Admin',
    parent: 'Parent',
  },
  signIn: {
    title: 'Sign In',
    role: 'I am a',
    email: 'Email',
    studentIdHint: 'Sharing an email with a sibling? Use your Student ID instead.',
    remember: 'Remember me',
    submit: 'Login',
    errorTitle: 'Error Message',
    ok: 'OK',
    expired: 'Your session has ended. Please sign in again; you will return to where you were.',
    already: 'You are signed in as {{name}}.',
    waiting: {
      text: 'There were too many attempts. What you typed stays here and is sent again by itself.',
      time: 'Next attempt in {{time}}',
      stop: 'Do not wait',
    },
  },
  profile: {
    contactAdmins: 'To change any of this information, please contact the admins of your centre.',
    logout: 'Log Out',
    logoutTitle: 'Log out?',
    logoutText: 'You will need your password to sign in again.',
    changePassword: 'Change Password',
    existingPassword: 'Existing Password',
    reconfirmPassword: 'Reconfirm Password',
    passwordChanged: 'Your password has been changed. Other devices have been signed out.',
    cancel: 'Cancel',
    id: 'ID',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    adminLevel: 'Admin Level',
    levels: { level_1: 'Level 1', level_2: 'Level 2', level_3: 'Level 3' },
    branch: 'Branch',
    allBranches: 'All branches',
    phone: 'Phone',
    ic: 'IC',
    address: 'Address',
    teacherEducationLevel: 'Education Level',
    studentId: 'Student ID',
    guardianName: 'Guardian Name',
    guardianPhone: 'Guardian Phone',
    school: 'School',
    educationLevel: 'Education Level',
    points: 'Points',
    referral: 'Referral Link',
    referralText: 'Friends who register with this link are recorded as referred by you.',
    copy: 'Copy',
    copied: 'The link has been copied.',
    copyFailed: 'The link could not be copied. Please mark it and copy it yourself.',
    linkedStudents: 'Linked Students',
    noLinkedStudents: 'No student is linked to your account yet. Ask for a link below.',
    linkTitle: 'Link more students',
    linkText: 'Enter the Student ID of each child. An admin reviews every request.',
    linkRow: 'Student ID {{number}}',
    linkAdd: 'Add another',
    linkSubmit: 'Send Request',
    linkSent: 'Submission successful, Admin will review the request.',
  },
};

export type Texts = typeof texts;

declare module '@portal/shared-ui/i18n' {
  interface TextResources {
    shell: Texts;
  }
}
export default texts;
