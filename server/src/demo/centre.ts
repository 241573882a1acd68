import { writeObjects, writeQr } from '@portal/shared-api/duitnow-objects';
import type { AdminLevel } from '@portal/shared-api/endpoint';
import { admins } from '../database/schema/admins.ts';
import { branches } from '../database/schema/branches.ts';
import { presetTemplates } from '../database/schema/payments.ts';
import { settings } from '../database/schema/settings.ts';
import { addAccounts, daysAgo, insertAll, type Demo } from './context.ts';
import { sheet } from './documents.ts';

export type Branch = typeof branches.$inferSelect;
export interface Admin {
  accountId: number;
  name: string;
}
export interface Centre {
  georgetown: Branch;
  bayanLepas: Branch;
  admins: Record<AdminLevel, Admin>;
}

const map = (place: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

const places = [
  { name: 'Georgetown', address: '88-1, Jalan Burma, 10050 George Town, Pulau Pinang', phone: '04-210 4188' },
  { name: 'Bayan Lepas', address: '12, Jalan Tengah, 11950 Bayan Lepas, Pulau Pinang', phone: '04-640 2188' },
];

const openingHours = [
  'Monday to Friday   2.30 pm to 9.00 pm',
  'Saturday           9.00 am to 5.00 pm',
  'Sunday             9.00 am to 12.30 pm',
  'Daycare            Monday to Friday, 7.30 am to 6.30 pm',
];

/** As a bank prints it. The merchant does not exist, so nobody is paid if the demo QR is scanned. */
const duitNowQr = writeQr([
  { id: '00', value: '02' },
  { id: '01', value: '11' },
  {
    id: '26',
    value: writeObjects([
      { id: '00', value: 'A0000006150001' },
      { id: '01', value: '588734' },
      { id: '02', value: 'DEMO0000000000' },
    ]),
  },
  { id: '52', value: '8299' },
  { id: '53', value: '458' },
  { id: '58', value: 'MY' },
  { id: '59', value: 'SINAR SCHOLARS SDN BHD' },
  { id: '60', value: 'GEORGE TOWN' },
  { id: '61', value: '10050' },
  { id: '62', value: writeObjects([{ id: '03', value: 'SINAR SCHOLARS' }]) },
]);

/** The two branches, the three admins, the centre's fee items and its settings. */
export async function addCentre(demo: Demo): Promise<Centre> {
  const timetables = await Promise.all(
    places.map(({ name }) => sheet(`${name}: opening hours`, openingHours)),
  );
  // Without a photo, the public site shows its drawing of the building.
  const rows = places.map(({ name, address, phone }, at) => ({
    name,
    address,
    phone,
    mapUrl: map(address),
    timetableKey: demo.files.add(timetables[at]!, 'application/pdf', `${name} timetable.pdf`).key,
  }));
  await demo.files.store(demo.db);
  const [georgetown, bayanLepas] = (await insertAll(demo, branches, rows)) as [Branch, Branch];

  const people = [
    { level: 'level_3', name: 'Tan Siew Ling 陈秀玲', branchId: null },
    { level: 'level_2', name: 'Faridah binti Ismail', branchId: bayanLepas.id },
    { level: 'level_1', name: 'Vikneswaran A/L Maniam', branchId: georgetown.id },
  ] as const;
  const joined = daysAgo(demo, 900);
  const accounts = await addAccounts(
    demo,
    'admin',
    people.map(({ level }) => ({ email: `${level.replace('_', '')}@demo.example`, joined })),
  );
  await insertAll(
    demo,
    admins,
    people.map((person, at) => ({ ...person, accountId: accounts[at]!.id })),
  );
  const admin = (at: number): Admin => ({ accountId: accounts[at]!.id, name: people[at]!.name });

  await insertAll(
    demo,
    presetTemplates,
    [
      { title: 'Daycare', valueSen: 28_000, show: true },
      { title: 'Transport', valueSen: 8_000, show: true },
      { title: 'Worksheets and materials', valueSen: 3_490, show: true },
      { title: 'Registration fee', valueSen: 5_000, show: true },
      { title: 'Sibling discount', valueSen: -2_000, show: true },
      { title: 'Early payment discount', valueSen: -524, show: false },
    ].map((template, position) => ({ ...template, position })),
  );
  await demo.db.update(settings).set({
    enrollment: 'open',
    payeeName: 'Sinar Scholars Sdn Bhd',
    bankName: 'Maybank',
    bankAccount: '557012345678',
    duitNowQr,
    updatedBy: accounts[0]!.id,
  });
  return { georgetown, bayanLepas, admins: { level_3: admin(0), level_2: admin(1), level_1: admin(2) } };
}
