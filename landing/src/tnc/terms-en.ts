import type { Terms } from './terms.ts';

const terms: Terms = [
  {
    id: 'conditions',
    title: 'Conditions of Use',
    paragraphs: [
      'This website and the portal behind it belong to {{name}}, a tuition and daycare centre in Penang, Malaysia. By using them you agree to these terms. If you do not agree, please do not use them; you can always reach us by phone instead.',
      'The public pages are for information. Timetables, teachers and fees may change; what our staff confirm to you in writing is what counts.',
      'Please use the portal only for what it is meant for: your own or your child’s lessons, attendance and payments. Do not try to see other people’s data, to disturb the service, or to upload anything unlawful or harmful.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy Policy',
    paragraphs: [
      'We handle personal data according to the Personal Data Protection Act 2010 of Malaysia. We collect what we need to teach and look after a child: name, contact details, identity card number, school and level, guardian, attendance, class records, and payments with their proofs. From teachers who apply we also keep the resume.',
      'We use these data to decide on registrations, to run classes and daycare, to keep accounts, to reach you about your child, and to meet our legal duties. We do not sell them and do not use them for the advertising of others.',
      'Only staff who need them see them, each within their task and branch. We share data with others only when the law demands it, when an emergency of the child requires it, or with companies that run our technology under a duty of confidence.',
      'The data of a child are registered with the consent of a parent or guardian. We store that consent together with the version of these terms. You may withdraw it at any time; we may then no longer be able to look after or teach the child.',
      'We keep data as long as the child is with us and afterwards as long as the law asks for, in particular for accounts. A registration that is turned down is not used for anything else.',
      'You may ask to see, correct or limit your data at any time. Speak to the admin of your centre; we answer within 21 days. The portal keeps your session and language in your browser and uses no advertising cookies.',
    ],
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual Property',
    paragraphs: [
      'Texts, pictures, videos, worksheets and the design of this website belong to {{name}} or are used with permission. You may use class documents for your own or your child’s learning. Copying, publishing or selling them needs our written consent.',
      'What you send us stays yours. You allow us to store and show it within the portal as far as the purpose requires, for example a proof of payment to the admin who checks it.',
    ],
  },
  {
    id: 'accounts',
    title: 'User Accounts',
    paragraphs: [
      'An account can be used after an admin has approved the registration. Please give true and complete data and tell us when they change.',
      'Keep your password to yourself and sign out on devices that others use. Accounts of children are the responsibility of their parents or guardians. Tell us at once if you believe that somebody else used your account.',
      'We may suspend an account that breaks these terms or when the enrollment ends. Records that the law asks us to keep remain.',
    ],
  },
  {
    id: 'law',
    title: 'Applicable Law',
    paragraphs: [
      'These terms and everything that follows from the use of this website and the portal are governed by the laws of Malaysia.',
    ],
  },
  {
    id: 'disputes',
    title: 'Disputes',
    paragraphs: [
      'Please speak to us first: most things can be settled at the counter. What cannot be settled that way within 30 days is for the courts of Malaysia to decide, and both sides accept their exclusive jurisdiction.',
    ],
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    paragraphs: [
      'If others make claims against {{name}} or its staff because you broke these terms, the law or somebody’s rights while using the website or the portal, you make good the loss and the reasonable costs that follow from it.',
    ],
  },
  {
    id: 'liability',
    title: 'Limitation on Liability',
    paragraphs: [
      'We take care that the website and the portal work and that what they show is right, but we cannot promise that they are always available and free of mistakes. A mistake in an amount or a timetable is corrected as soon as we know of it.',
      'As far as the law allows, we are not liable for indirect loss from using or not being able to use them, nor for websites of others that we link to. Nothing here limits liability for death, personal injury, fraud, or anything else that may not be limited by law.',
    ],
  },
];

export default terms;
