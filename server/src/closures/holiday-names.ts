import type { Text } from '@portal/shared-api/languages';

/** Malaysian names, in both languages, for the library's English ones. Unknown names stay as they are. */
export const holidayNames: Readonly<Record<string, Text>> = {
  "New Year's Day": { en: "New Year's Day", ch: '元旦' },
  Thaipusam: { en: 'Thaipusam', ch: '大宝森节' },
  'Chinese New Year': { en: 'Chinese New Year', ch: '农历新年' },
  'Day of Nuzul Al-Quran': { en: 'Nuzul Al-Quran', ch: '可兰经降世日' },
  'End of Ramadan (Eid al-Fitr)': { en: 'Hari Raya Aidilfitri', ch: '开斋节' },
  'Labour Day': { en: 'Labour Day', ch: '劳动节' },
  'Feast of the Sacrifice (Eid al-Adha)': { en: 'Hari Raya Haji', ch: '哈芝节' },
  'Vesak Day': { en: 'Wesak Day', ch: '卫塞节' },
  "Yang di-Pertuan Agong's Birthday": { en: "Agong's Birthday", ch: '国家元首诞辰' },
  'Islamic New Year': { en: 'Awal Muharram', ch: '回历新年' },
  'Declaration of George Town as World Heritage Site': {
    en: 'George Town World Heritage City Day',
    ch: '乔治市入遗日',
  },
  "Penang State Governor's Birthday": { en: "Penang Governor's Birthday", ch: '槟州元首诞辰' },
  'Birthday of Muhammad (Mawlid)': { en: 'Maulidur Rasul', ch: '先知诞辰' },
  'Independence Day': { en: 'National Day', ch: '国庆日' },
  'Malaysia Day': { en: 'Malaysia Day', ch: '马来西亚日' },
  Deepavali: { en: 'Deepavali', ch: '屠妖节' },
  'Christmas Day': { en: 'Christmas Day', ch: '圣诞节' },
};
