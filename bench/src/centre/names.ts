/** Parts of Malaysian names; every community joins them in its own way. */
const malay = {
  boys: 'Muhammad Ahmad Mohd Adam Aiman Haziq Luqman Iskandar Irfan Danish Hakim Farhan Amir Izzat Syafiq Zulhilmi'.split(
    ' ',
  ),
  girls: 'Nur Siti Nurul Aisyah Alya Sofea Qistina Hana Balqis Intan Maisarah Batrisyia Zara Khadijah'.split(
    ' ',
  ),
  second: 'Amin Hakimi Danial Haikal Huda Iman Damia Insyirah Rayyan Arif Humaira Syazwani Anis'.split(' '),
  fathers: 'Abdullah Osman Yusof Hashim Salleh Bakar Daud Ismail Rosli Kamarul Hamdan Zulkifli Azlan'.split(
    ' ',
  ),
};
const chinese = {
  surnames:
    'Tan陈 Lim林 Ooi黄 Khoo邱 Yeoh杨 Cheah谢 Teoh张 Goh吴 Chew周 Ng伍 Lee李 Wong王 Chan曾 Low刘 Teh郑 Ong翁 Loh罗 Koay郭'.split(
      ' ',
    ),
  given:
    'Wei伟 Jie杰 Jun俊 Hao豪 Zhi志 Yang扬 Kai凯 Xiang翔 Ming明 Han翰 Yi奕 Chen辰 Xin欣 Hui慧 Jia佳 Shu淑 Ting婷 Wen文 Xuan萱 Li丽 Ying莹 Yu雨 Tong桐 En恩 Zi子 Rui睿 Le乐 Qi琪 Mei美 Ling玲'.split(
      ' ',
    ),
};
const indian = {
  boys: 'Kumar Harish Dinesh Vishnu Arvind Pravin Thivagar Sanjay Kavin Ashwin Yuvan'.split(' '),
  girls: 'Kavitha Priya Shalini Anjali Durga Thulasi Meena Divya Nisha Lavanya துளசி'.split(' '),
  fathers: 'Raju Subramaniam Ganesan Maniam Selvam Krishnan Murugan Arumugam Muthusamy Perumal'.split(' '),
};
const others = {
  given: 'Jonas Alvin Dusit Felix Jovita Dayang Sindai Nathaniel Damien Clarissa Gabrielle Renée Zoë'.split(
    ' ',
  ),
  surnames:
    "Gimbang|Majalap|anak Ngumbang|anak Entalai|Gundohing|D'Cruz|Pereira|de Souza|Rozario|O'Hara".split('|'),
};

const latinOf = (part: string) => part.replace(/\P{Script=Latin}/gu, '');
const hanOf = (part: string) => part.replace(/\P{Script=Han}/gu, '');

/** Picks by number, so that a number always gives the same name. */
export function nameOf(number: number): string {
  // neighbouring numbers are spread out (multiples of the golden ratio); each choice uses some of the digits
  let rest = (number * 0.618_033_988_749_895) % 1;
  const pick = <T>(from: readonly T[]): T => {
    const at = rest * from.length;
    rest = at % 1;
    return from[Math.floor(at)]!;
  };
  const girl = number % 2 === 0;
  const community = number % 100;
  if (community < 38) {
    const first = pick(girl ? malay.girls : malay.boys);
    return `${first} ${pick(malay.second)} ${girl ? 'binti' : 'bin'} ${pick(malay.fathers)}`;
  }
  if (community < 74) {
    const parts = [pick(chinese.surnames), pick(chinese.given), pick(chinese.given)];
    return `${parts.map(latinOf).join(' ')} ${parts.map(hanOf).join('')}`;
  }
  if (community < 90)
    return `${pick(girl ? indian.girls : indian.boys)} ${girl ? 'A/P' : 'A/L'} ${pick(indian.fathers)}`;
  return `${pick(others.given)} ${pick(others.surnames)}`;
}
