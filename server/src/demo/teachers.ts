import { teachers } from '../database/schema/teachers.ts';
import { addAccounts, daysAgo, insertAll, type Demo } from './context.ts';
import { address, identityCard, mailName, mobile } from './names.ts';

export interface Teacher {
  id: number;
  accountId: number;
  name: string;
  teaches: readonly string[];
  branch: 'Georgetown' | 'Bayan Lepas' | 'both';
}

const staff = [
  {
    name: 'Lee Chong Wei 李宗伟',
    female: false,
    degree: 'BSc Mathematics (USM)',
    branch: 'Georgetown',
    teaches: ['Mathematics', 'Additional Mathematics'],
  },
  {
    name: 'Puteri Norlela binti Zainal',
    female: true,
    degree: 'BEd Malay Language (UPSI)',
    branch: 'both',
    teaches: ['Bahasa Melayu'],
  },
  {
    name: 'Kavitha A/P Subramaniam',
    female: true,
    degree: 'MA English Studies (UM)',
    branch: 'Georgetown',
    teaches: ['English'],
  },
  {
    name: 'Ooi Mei Fong 黄美凤',
    female: true,
    degree: 'BA Chinese Studies (UTAR)',
    branch: 'both',
    teaches: ['Chinese'],
  },
  {
    name: 'Shahrul Nizam bin Hamdan',
    female: false,
    degree: 'BSc Physics (USM)',
    branch: 'both',
    teaches: ['Physics', 'Science'],
  },
  {
    name: 'Rebecca D’Cruz',
    female: true,
    degree: 'BSc Chemistry (UPM)',
    branch: 'both',
    teaches: ['Chemistry', 'Science'],
  },
  {
    name: 'Teoh Boon Huat 张文发',
    female: false,
    degree: 'BSc Statistics (UM)',
    branch: 'Bayan Lepas',
    teaches: ['Mathematics'],
  },
  {
    name: 'Letchumi A/P Ganesan',
    female: true,
    degree: 'Diploma in Early Childhood Education',
    branch: 'Bayan Lepas',
    teaches: ['Phonics', 'Early Numbers', 'English'],
  },
  {
    name: 'Jonas Majalap',
    female: false,
    degree: 'BSc Biology (UMS)',
    branch: 'Bayan Lepas',
    teaches: ['Biology', 'Science'],
  },
  {
    name: 'Cheah Lay Peng 谢丽萍',
    female: true,
    degree: 'BEd Primary Education (IPG)',
    branch: 'Georgetown',
    teaches: ['Homework Guidance', 'Science'],
  },
  {
    name: 'Azlina binti Kamarul',
    female: true,
    degree: 'BEd Primary Education (UPSI)',
    branch: 'Bayan Lepas',
    teaches: ['Homework Guidance', 'Bahasa Melayu'],
  },
  { name: 'Gerard Pereira', female: false, degree: 'BA History (USM)', branch: 'Georgetown', teaches: [] },
] as const;

/** Twelve teachers; the last one is suspended, the demo account is the first. */
export async function addTeachers(demo: Demo): Promise<Teacher[]> {
  const { random } = demo;
  const people = staff.map((person, at) => ({
    ...person,
    email: at === 0 ? 'teacher@demo.example' : `${mailName(person.name)}@demo.example`,
    joined: daysAgo(demo, random.whole(300, 1_500)),
    suspended: person.teaches.length === 0,
  }));
  const accounts = await addAccounts(demo, 'teacher', people);
  const rows = await insertAll(
    demo,
    teachers,
    people.map(({ name, degree, female, joined }, at) => ({
      accountId: accounts[at]!.id,
      accountState: accounts[at]!.state,
      name,
      phone: mobile(random),
      ic: identityCard(random, random.whole(1975, 1997), female),
      address: address(random),
      educationLevel: degree,
      joinDate: joined,
    })),
  );
  return people.map(({ name, teaches, branch }, at) => ({
    id: rows[at]!.id,
    accountId: accounts[at]!.id,
    name,
    teaches,
    branch,
  }));
}
