import { expect, test, type Page } from '@playwright/test';
import { phone } from './support/accessibility.ts';
import { expectLanguage, expectWhole } from './support/languages.ts';
import { pdfOfItsOwn } from './support/slips.ts';

const stamp = Date.now();

const words = {
  en: {
    ...{
      parent: 'Parent',
      teacher: 'Teacher',
      submit: 'Register',
      email: 'Email',
      name: 'Name',
      phone: 'Phone',
    },
    ...{
      password: 'Password',
      confirm: 'Confirm Password',
      wrong: 'Invalid Email Format',
      again: /have to be given again/,
    },
    ...{ child: 'Student ID 2', resume: 'Resume', success: 'Registration Successful!' },
  },
  ch: {
    ...{ parent: '家长', teacher: '老师', submit: '注册', email: '电子邮件', name: '姓名', phone: '电话' },
    ...{ password: '密码', confirm: '确认密码', wrong: /[\u4e00-\u9fff]/, again: /需要重新填写或选择/ },
    ...{ child: '学生编号 2', resume: '履历', success: '注册成功' },
  },
};

const messageAt = (page: Page, label: string) =>
  page
    .locator('.landing-field')
    .filter({ has: page.getByLabel(label, { exact: true }) })
    .locator('.landing-field__error');

for (const [language, locale, viewport] of [
  ['en', 'en-MY', { width: 1440, height: 900 }],
  ['ch', 'zh-CN', phone],
] as const) {
  test(`without scripts a parent and a teacher register, in ${language}`, async ({ browser }) => {
    const text = words[language];
    const context = await browser.newContext({ javaScriptEnabled: false, locale, viewport });
    const page = await context.newPage();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const submit = page.getByRole('button', { name: text.submit, exact: true });

    await page.goto('/register');
    await page.locator('main').getByRole('link', { name: text.parent, exact: true }).click();
    await field(text.name).fill(`Siti ${stamp} ${language}`);
    await field(text.email).fill('siti');
    await page.locator('input[name=contact_number]').fill('012-345 6789');
    await field(text.password).fill('our family password');
    await field(text.confirm).fill('our family password');
    await field(text.child).fill('SS1001');
    await page.getByRole('checkbox').check();
    await submit.click();

    await expect(messageAt(page, text.email)).toContainText(text.wrong);
    await expect(page.locator('main').getByRole('alert')).toContainText(text.again);
    await expectLanguage(page, language, 'the form with messages');
    await expectWhole(page, 'the form with messages');
    await expect(field(text.name)).toHaveValue(`Siti ${stamp} ${language}`);
    await expect(field(text.password)).toHaveValue('');
    await expect(field(text.child)).toHaveValue('SS1001');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await field(text.email).fill(`siti.${stamp}.${language}@family.example`);
    await field(text.password).fill('our family password');
    await field(text.confirm).fill('our family password');
    await submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text.success);

    await page.goto('/register?role=teacher');
    await field(text.name).fill(`Priya ${stamp} ${language}`);
    await page.locator('input[type=tel]').fill(`01${language === 'en' ? 1 : 2}${String(stamp).slice(-7)}`);
    await page.locator('input[type=file]').setInputFiles(pdfOfItsOwn('resume.pdf'));
    await submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text.success);
    await context.close();
  });
}

test('a form that was sent before the script is there has its messages and values in the shell too', async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/early.*', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/register?referral_code=FRIEND23', { waitUntil: 'commit' });
  await page.getByLabel('Student’s name').fill('Aisyah');
  await page.getByLabel('Email').fill('aisyah');
  await page.getByLabel('Email').press('Enter');
  await expect(messageAt(page, 'Email')).toHaveText('Invalid Email Format');
  arrived.resolve();
  await expect(page.locator('#ahead')).toHaveCount(0);
  await expect(messageAt(page, 'Email')).toHaveText('Invalid Email Format');
  await expect(page.getByLabel('Student’s name')).toHaveValue('Aisyah');
  await expect(page.getByLabel('Referral Code')).toHaveValue('FRIEND23');
  await page.getByLabel('Email').fill('aisyah@family.example');
  await expect(messageAt(page, 'Email')).toHaveCount(0);
  // the server's message is shown once
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toBe(null);
});
