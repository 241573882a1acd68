import type { Random } from './random.ts';

/** The communities of Penang, each with its own naming customs. */
const communities = ['malay', 'chinese', 'indian', 'borneo', 'eurasian'] as const;
type Community = (typeof communities)[number];

/** Share in per cent. */
const shares: Record<Community, number> = { malay: 38, chinese: 36, indian: 16, borneo: 6, eurasian: 4 };

interface Given {
  boys: string[];
  girls: string[];
  fathers: string[];
  mothers: string[];
}

const given: Record<Community, Given> = {
  malay: {
    boys: [
      'Muhammad Danish',
      'Adam Haikal',
      'Ahmad Irfan',
      'Aiman Hakim',
      'Luqman',
      'Haziq Aiman',
      'Iskandar',
    ],
    girls: [
      'Nur Aisyah',
      'Siti Khadijah',
      'Nurul Huda',
      'Qistina Balqis',
      'Alya Sofea',
      'Hana Maisarah',
      'Intan',
    ],
    fathers: [
      'Ahmad Fauzi',
      'Zulkifli',
      'Mohd Azlan',
      'Rosli',
      'Kamarul',
      'Ismail',
      'Shahrul Nizam',
      'Hamdan',
    ],
    mothers: ['Noraini', 'Faridah', 'Siti Hajar', 'Rohana', 'Zaiton', 'Norhayati', 'Azlina', 'Mariam'],
  },
  chinese: {
    boys: [
      'Wei Jie 伟杰',
      'Jun Hao 俊豪',
      'Zhi Yang 志扬',
      'Kai Xiang 凯翔',
      'Ming Han 明翰',
      'Yi Chen 奕辰',
    ],
    girls: ['Xin Yi 欣怡', 'Jia Hui 佳慧', 'Shu Ting 淑婷', 'Wen Xuan 文萱', 'Li Ying 丽莹', 'Yu Tong 雨桐'],
    fathers: ['Kok Seng 国盛', 'Boon Huat 文发', 'Chee Keong 志强', 'Teik Hock 德福', 'Wai Loon 伟伦'],
    mothers: ['Siew Ling 秀玲', 'Bee Hoon 美云', 'Mei Fong 美凤', 'Lay Peng 丽萍', 'Ai Leng 爱玲'],
  },
  indian: {
    boys: ['Kumar', 'Harish', 'Dinesh', 'Vishnu', 'Arvind', 'Pravin', 'Thivagar'],
    girls: ['Kavitha', 'Priya', 'Shalini', 'Anjali', 'Durga', 'Thulasi துளசி', 'Meena'],
    fathers: ['Raju', 'Subramaniam', 'Ganesan', 'Maniam', 'Selvam', 'Krishnan', 'Murugan'],
    mothers: ['Letchumi', 'Saraswathy', 'Vasantha', 'Parameswari', 'Rukmani', 'Indra'],
  },
  borneo: {
    boys: ['Jonas', 'Alvin', 'Dusit', 'Felix', 'Ronnie'],
    girls: ['Jovita', 'Dayang', 'Sindai', 'Marcella', 'Lucy'],
    fathers: ['Gimbang', 'Ngumbang', 'Majalap', 'Entalai', 'Gundohing'],
    mothers: ['Rosita', 'Mawar', 'Juliana', 'Embun', 'Bibiana'],
  },
  eurasian: {
    boys: ['Nathaniel', 'Marc', 'Julian', 'Damien'],
    girls: ['Clarissa', 'Gabrielle', 'Renée', 'Isabel'],
    fathers: ['Gerard', 'Kenneth', 'Adrian', 'Leonard'],
    mothers: ['Bernadette', 'Yvonne', 'Zoë', 'Magdalene'],
  },
};

const surnames: Partial<Record<Community, string[]>> = {
  chinese: [
    'Tan 陈',
    'Lim 林',
    'Ooi 黄',
    'Khoo 邱',
    'Yeoh 杨',
    'Cheah 谢',
    'Teoh 张',
    'Goh 吴',
    'Chew 周',
    'Ng 伍',
  ],
  borneo: ['Gimbang', 'Majalap', 'anak Ngumbang', 'anak Entalai', 'Gundohing'],
  eurasian: ["D'Cruz", 'Pereira', 'de Souza', 'Rozario', "O'Hara"],
};
const grandfathers: Partial<Record<Community, string[]>> = {
  malay: ['Osman', 'Abdul Rahman', 'Yusof', 'Hashim', 'Salleh', 'Bakar', 'Daud', 'Mat Isa'],
  indian: ['Muthusamy', 'Arumugam', 'Veerappan', 'Kandasamy', 'Sivalingam', 'Perumal'],
};

/** Joins `Lim 林` and `Wei Jie 伟杰`: Lim Wei Jie 林伟杰. */
function chinese(surname: string, name: string): string {
  const [latinSurname, hanSurname] = surname.split(' ');
  const [, latin, han] = /^(.*) (\S+)$/.exec(name)!;
  return `${latinSurname} ${latin} ${hanSurname}${han}`;
}

export interface FamilyName {
  community: Community;
  parent: { name: string; female: boolean };
  /** A child's full name. Names are unique. */
  child(): { name: string; female: boolean };
}

function communityOf(random: Random): Community {
  let left = random.whole(1, 100);
  for (const community of communities) if ((left -= shares[community]) <= 0) return community;
  return 'malay';
}

/** The names of one family, following its community's customs. */
export function familyName(random: Random, community = communityOf(random)): FamilyName {
  const names = given[community];
  const surname = surnames[community] && random.pick(surnames[community]);
  const grandfather = grandfathers[community] && random.pick(grandfathers[community]);
  const father = random.pick(names.fathers);
  const female = random.chance(0.5);
  const boys = random.shuffled(names.boys);
  const girls = random.shuffled(names.girls);

  const fullName = (own: string, ofFemale: boolean, above: string | undefined): string => {
    if (community === 'chinese') return chinese(surname!, own);
    if (community === 'malay') return `${own} ${ofFemale ? 'binti' : 'bin'} ${above}`;
    if (community === 'indian') return `${own} ${ofFemale ? 'A/P' : 'A/L'} ${above}`;
    return `${own} ${surname}`;
  };
  return {
    community,
    parent: { female, name: fullName(female ? random.pick(names.mothers) : father, female, grandfather) },
    child: () => {
      const girl = random.chance(0.5);
      return { female: girl, name: fullName((girl ? girls : boys).pop()!, girl, father) };
    },
  };
}

/** The part before the @: letters from the Latin part of a name. */
export const mailName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ (bin|binti|a\/l|a\/p|anak) /g, ' ')
    .replace(/[^a-z ]/g, '')
    .trim()
    .split(/ +/)
    .slice(0, 3)
    .join('.');

export const mobile = (random: Random): string =>
  `+601${random.pick(['2', '3', '4', '6', '7', '9'])}${random.whole(2_000_000, 9_999_999)}`;

/** An identity card number: birth date, Penang's code, four digits (odd for men). */
export function identityCard(random: Random, birthYear: number, female: boolean): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${two(birthYear % 100)}${two(random.whole(1, 12))}${two(random.whole(1, 28))}`;
  return `${date}07${String(random.whole(500, 4_999) * 2 + (female ? 0 : 1)).padStart(4, '0')}`;
}

const streets = [
  'Jalan Burma',
  'Lorong Selamat',
  'Jalan Masjid Negeri',
  'Lebuh Carnarvon',
  'Jalan Sultan Azlan Shah',
];
const areas = ['10050 George Town', '11600 Jelutong', '11900 Bayan Lepas', '11700 Gelugor', '11500 Air Itam'];

export const address = (random: Random): string =>
  `${random.whole(1, 188)}, ${random.pick(streets)}, ${random.pick(areas)}, Pulau Pinang`;
