import { centreName } from '@portal/shared-api/centre';
import type { Language } from '@portal/shared-api/languages';
import type { Mail } from './mailer.ts';

interface Link {
  name: string;
  /** Students only. */
  studentId: string | null;
  url: string;
}

const words = {
  en: {
    subject: (centre: string) => `A new password for ${centre}`,
    intro: 'Somebody, most likely you, asked for a new password. Open this link to choose one:',
    end: 'Each link works once, within one hour. If you did not ask for it, ignore this email: nothing changes.',
  },
  ch: {
    subject: (centre: string) => `${centre}：设置新密码`,
    intro: '有人（应该是您）申请了新密码。请打开以下链接设置：',
    end: '每个链接一小时内有效，只能使用一次。如果不是您本人申请，请忽略此邮件，密码不会改变。',
  },
} as const;

/** One mail for all accounts of an address. Siblings are named with their Student IDs. */
export function resetMail(to: string, links: readonly Link[], language: Language): Mail {
  const { subject, intro, end } = words[language];
  const lines = links.map(
    ({ name, studentId, url }) => `${name}${studentId ? ` (${studentId})` : ''}\n${url}`,
  );
  return { to, subject: subject(centreName[language]), text: [intro, ...lines, end].join('\n\n') + '\n' };
}
