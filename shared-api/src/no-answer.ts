import type { Language } from './languages.ts';

const networkError: Record<Language, string> = {
  en: 'Something is wrong with the internet connection, please try again.',
  ch: '无法连接系统，请检查网络后重试。',
};

/** For answers not from the portal: a proxy's page when the portal is down or refuses. */
const foreignAnswer: Record<Language, (status: number) => string> = {
  en: (status) => `The portal could not answer (${status}). Please try again in a moment.`,
  ch: (status) => `系统未能正常响应（${status}），请稍后重试。`,
};

/** A proxy may allow smaller bodies than the portal. */
const tooLarge: Record<Language, string> = {
  en: 'The file is too large to be sent. Please choose a smaller one.',
  ch: '文件太大，无法上传。请选择较小的文件。',
};

/** The message if the portal did not answer: no answer (0), or a proxy's. */
export function textWithoutAnswer(status: number, language: Language): string {
  if (status === 0) return networkError[language];
  return status === 413 ? tooLarge[language] : foreignAnswer[language](status);
}
