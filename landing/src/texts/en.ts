import register from './register-en.ts';

const texts = {
  site: {
    tagline: 'Tuition and daycare in Penang',
    retry: 'Retry',
    failed: 'This part could not be loaded. Please check your connection and try again.',
    loading: 'Loading',
    newTab: 'opens in a new tab',
    centres: 'Our centres',
    follow: 'Follow us',
    legal: 'Good to know',
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
    copyright: '© {{year}} {{name}}. All rights reserved.',
    seeLocation: 'See Location',
    call: 'Call {{name}}',
  },
  home: {
    title: 'Tuition and daycare in Penang',
    slogan: 'Bright days begin with a good place to learn',
    lead: 'After school, children come to us for a hot lunch, finished homework and lessons that make sense. Kindergarten to Form 6, in Georgetown and Bayan Lepas.',
    register: 'Register',
    hearFamilies: 'Hear from our families',
    slogans: {
      questions: 'Small classes, big questions',
      homework: 'Homework done before dinner',
      name: 'Every child known by name',
    },
    objectives: {
      title: 'What we are here for',
      lead: 'Four promises that every teacher of ours can recite, and every parent may hold us to.',
      understanding: {
        title: 'Understanding before marks',
        text: 'We explain until it makes sense, in the language a child thinks in. The marks follow.',
      },
      habits: {
        title: 'Habits that last',
        text: 'Packing the bag, planning the week, checking one’s own work: small routines, practised daily.',
      },
      afternoon: {
        title: 'A safe, warm afternoon',
        text: 'A hot lunch, a shower, a nap for the little ones, and a familiar face at the door.',
      },
      parents: {
        title: 'Parents who always know',
        text: 'Timetable, attendance and fees are in the portal. Nobody has to ask twice.',
      },
    },
    video: {
      title: 'A day with us',
      lead: 'From the first shoe on the rack to the last homework ticked off.',
      play: 'Play the intro video of {{name}}',
      still: 'Drawing: school bags on their hooks, shoes on the rack, and the list of the day ticked off.',
    },
    teachers: {
      title: 'The people at the whiteboard',
      lead: 'Patient, well prepared, and at home in more than one language.',
      all: 'Meet all teachers',
    },
    achievements: {
      title: 'Proud of every step',
      lead: 'Results, competitions, and the quiet victories in between.',
      all: 'See all achievements',
    },
    testimonials: {
      title: 'In their own words',
      lead: 'Families tell how their afternoons have changed.',
      all: 'Watch all testimonials',
    },
    centres: {
      title: 'Two centres, one family',
      lead: 'Come and have a look around. We are happy to show you.',
    },
    intake: {
      title: 'Intake registration for {{year}}',
      titleNoYear: 'Intake registration',
      text: 'Tell us about your child. The admin will contact you and find the right class together with you.',
      button: 'Register for {{year}}',
      buttonNoYear: 'Register now',
    },
  },
  teachers: {
    title: 'Our Teachers',
    lead: 'Every teacher’s week is open to see, so that you know who teaches when.',
    timetable: 'Time Table',
    empty: 'Our teachers will introduce themselves here soon.',
  },
  achievements: {
    title: 'Achievements',
    lead: 'What our students worked for, year after year.',
    empty: 'The first achievements will hang here soon.',
    previous: 'Previous',
    next: 'Next',
    position: '{{current}} of {{total}}',
    region: '{{title}}: pictures to scroll through',
  },
  testimonial: {
    title: 'Testimonials',
    lead: 'Students and parents about their time with us.',
    empty: 'The first testimonials are being filmed.',
    video: 'Testimonial {{number}}',
    play: 'Play: {{name}}',
  },
  centres: {
    title: 'Our Centres',
    lead: 'Two houses, the same care. Drop by on a weekday afternoon and see for yourself.',
    address: 'Address',
    phone: 'Phone',
    viewTimetable: 'View Timetable',
    empty: 'The centres will be listed here soon.',
    illustration: {
      townhouse: 'Drawing of a Penang townhouse with green shutters and a tiled roof',
      shoplot: 'Drawing of a corner shop-lot with a green awning before green hills',
    },
  },
  download: {
    title: 'Download',
    lead: 'Our two Android apps: the same account, made for the phone.',
    leadWithout: 'The portal on your phone.',
    student: {
      title: 'Student app',
      text: 'Timetable, class documents and payments for students.',
      button: 'Download the student app',
    },
    teacher: {
      title: 'Teacher app',
      text: 'Weekly timetable, attendance and documents for teachers.',
      button: 'Download the teacher app',
    },
    none: 'The apps are not available for download at the moment. Everything they do works here in the portal, on a phone too.',
    signIn: 'Go to Sign In',
    hint: 'The files are for Android (.apk). Your phone may ask whether to allow the installation.',
  },
  tnc: {
    title: 'Terms and Conditions',
    lead: 'The rules we keep, and those we ask you to keep. If something is unclear, call us and we will explain.',
    version: 'Version of the privacy terms: {{version}}',
    contents: 'On this page',
  },
  register,
};

export type Texts = typeof texts;

declare module '@portal/shared-ui/i18n' {
  interface TextResources {
    landing: Texts;
  }
}

export default texts;
