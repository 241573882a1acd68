import * as announcements from './announcements.ts';
import * as requestApprovals from './approvals-requests.ts';
import * as approvals from './approvals.ts';
import * as attendance from './attendance.ts';
import * as adminBranches from './branches-admin.ts';
import * as branches from './branches.ts';
import * as calendarFeed from './calendar-feed.ts';
import * as cancellations from './cancellations.ts';
import * as classDocuments from './class-documents.ts';
import * as classes from './classes.ts';
import * as closures from './closures.ts';
import * as diagnostics from './diagnostics.ts';
import type { Endpoint } from './endpoint.ts';
import * as enrollmentRequests from './enrollment-requests.ts';
import * as enrollment from './enrollment.ts';
import * as imports from './imports.ts';
import * as initialization from './initialization.ts';
import * as landingFiles from './landing-content-files.ts';
import * as landingContent from './landing-content.ts';
import * as landingAchievements from './landing-settings-achievements.ts';
import * as landingSettings from './landing-settings.ts';
import * as outstanding from './outstanding.ts';
import * as overrides from './overrides.ts';
import * as adminParents from './parents-admin.ts';
import * as parents from './parents.ts';
import * as passwordResets from './password-resets.ts';
import * as paymentInstructions from './payment-instructions.ts';
import * as adminPayments from './payments-admin.ts';
import * as paymentChecking from './payments-checking.ts';
import * as familyPayments from './payments-family.ts';
import * as presetsEarlier from './presets-earlier.ts';
import * as presets from './presets.ts';
import * as profiles from './profiles.ts';
import * as registrations from './registrations.ts';
import * as reports from './reports.ts';
import * as session from './session.ts';
import * as stages from './stages.ts';
import * as studentsEditing from './students-editing.ts';
import * as studentsMerging from './students-merging.ts';
import * as students from './students.ts';
import * as subjects from './subjects.ts';
import * as teachers from './teachers.ts';
import * as telemetry from './telemetry.ts';
import * as timeChanges from './time-changes.ts';
import * as timetable from './timetable.ts';

const resources = [
  adminBranches,
  adminParents,
  adminPayments,
  announcements,
  approvals,
  attendance,
  branches,
  calendarFeed,
  cancellations,
  classDocuments,
  classes,
  closures,
  diagnostics,
  enrollment,
  enrollmentRequests,
  familyPayments,
  imports,
  initialization,
  landingAchievements,
  landingContent,
  landingFiles,
  landingSettings,
  outstanding,
  overrides,
  parents,
  passwordResets,
  paymentChecking,
  paymentInstructions,
  presets,
  presetsEarlier,
  profiles,
  registrations,
  reports,
  requestApprovals,
  session,
  stages,
  students,
  studentsEditing,
  studentsMerging,
  subjects,
  teachers,
  telemetry,
  timeChanges,
  timetable,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** Every endpoint of the portal: what the server must mount, the documentation shows and the permission test covers. */
export const contract: readonly Endpoint[] = resources.flatMap((resource) =>
  Object.values(resource).filter(isEndpoint),
);
