import { today } from '@portal/shared-api/calendar';
import { ringgit, senOf } from '@portal/shared-api/money';
import { invoiceNumber } from '@portal/shared-api/payments';
import { expect as expectSoon, test, type Route } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import {
  addChild,
  amountOfItsOwn,
  family,
  openDialog,
  payByCall,
  payInCash,
  rowOf,
  slipOfItsOwn,
  takeOutAll,
  thisMonth,
} from './support/family.ts';

// A screen takes longer while other journeys run.
const expect = expectSoon.configure({ timeout: 60_000 });

test('of two children the one that fails stays, the other is stored once and not sent again', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const { page, children, headers, handedIn, stored } = await family(browser, request);
  const [first, second] = [children[0]!, children[1]!];
  const [amount, repeated, corrected] = [amountOfItsOwn(), amountOfItsOwn(), amountOfItsOwn()];
  const slip = slipOfItsOwn();
  // The second child's payment exists already.
  const earlier = await payByCall(request, headers, second, {
    payment_amount: repeated,
    payment_proof: slip,
  });

  const dialog = await openDialog(page);
  await addChild(dialog, first, amount);
  const panel = await addChild(dialog, second, repeated);
  // The oldest month without a payment is proposed; choosing one that has a payment shows a hint.
  const month = panel.getByLabel('Payment For');
  await month.fill(thisMonth());
  await month.press('Enter');
  await expect(panel.getByText(`${thisMonth()} already has`, { exact: false })).toContainText(
    `RM ${repeated}, Pending Approval (${invoiceNumber(earlier)})`,
  );
  await dialog.locator('input[type=file]').setInputFiles(slip);
  await expect(dialog.getByText(slip.name)).toBeVisible();

  const total = ringgit(senOf(amount) + senOf(repeated));
  await dialog.getByRole('button', { name: `Submit ${total}` }).click();
  await expect(panel.getByText(/already submitted/)).toBeVisible();
  await expect(dialog.getByRole('region')).toHaveCount(1);
  const summary = dialog.getByText('1 payment was sent:', { exact: false });
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await summary.scrollIntoViewIfNeeded();
    await expect(summary).toContainText(`${first.name}, RM ${amount} (SS1`);
    await expect(panel.getByText(/already submitted/)).toBeInViewport();
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(`Not sent: ${second.name}. Already sent: ${first.name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(panel.getByLabel('Amount')).toHaveValue(repeated);
  expect(handedIn.toSorted()).toEqual([first.student_id, second.student_id].toSorted());

  await panel.getByLabel('Amount').fill(corrected);
  await dialog.getByRole('button', { name: `Submit ${ringgit(senOf(corrected))}` }).click();
  await expect(dialog).toBeHidden();
  expect(handedIn.slice(2)).toEqual([second.student_id]);

  const amounts = (await stored()).map(
    (payment) => `${payment.student.student_id} ${payment.payment_amount}`,
  );
  for (const one of [
    `${first.student_id} ${amount}`,
    `${second.student_id} ${repeated}`,
    `${second.student_id} ${corrected}`,
  ])
    expect(amounts.filter((found) => found === one)).toHaveLength(1);
  await page.context().close();
});

test('cash needs no proof, and pressing Submit twice hands in one payment', async ({ browser, request }) => {
  test.setTimeout(300_000);
  const { page, children, handedIn, stored } = await family(browser, request);
  const amount = amountOfItsOwn();
  const dialog = await openDialog(page);
  const panel = await addChild(dialog, children[0]!, amount);
  await panel.getByRole('tab', { name: 'Detail' }).click();
  await expect(panel.getByText(/^-?RM /).first()).toBeVisible();
  await payInCash(dialog);
  await dialog.getByRole('button', { name: `Submit ${ringgit(senOf(amount))}` }).dblclick();
  await expect(dialog).toBeHidden();
  expect(handedIn).toEqual([children[0]!.student_id]);
  const found = (await stored()).filter((payment) => payment.payment_amount === amount);
  expect(found).toMatchObject([
    { payment_type: 'Cash', has_proof: false, payment_status: 'pending_approval' },
  ]);
  await expect(rowOf(page, found[0]!.id)).toContainText('Pending Approval');
  await page.context().close();
});

test('a lost answer is sent again and stored once', async ({ browser, request }) => {
  test.setTimeout(300_000);
  const { page, children, handedIn, stored } = await family(browser, request);
  const amount = amountOfItsOwn();
  let lost = 0;
  await page.route('**/api/parent/payment', async (route) => {
    if (lost > 0) return route.fallback();
    lost += 1;
    // The payment arrives; the answer does not.
    await route.fetch();
    await route.abort('connectionreset');
  });
  const dialog = await openDialog(page);
  const panel = await addChild(dialog, children[0]!, amount);
  await payInCash(dialog);
  const submit = dialog.getByRole('button', { name: `Submit ${ringgit(senOf(amount))}` });
  await submit.click();
  await expect(panel.getByText(/may or may not have arrived/)).toBeVisible();
  await submit.click();
  await expect(dialog).toBeHidden();
  expect([lost, handedIn.length]).toEqual([1, 1]);
  expect((await stored()).filter((payment) => payment.payment_amount === amount)).toHaveLength(1);
  await page.context().close();
});

test('without a connection nothing is lost, and what was stopped or lost is stored once', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const { page, children, stored } = await family(browser, request);
  const amount = amountOfItsOwn();
  await page.goto('/parent/payments');
  const submitNew = page.getByRole('button', { name: 'Submit New Payment' });
  await expect(submitNew).toBeVisible();
  await page.context().setOffline(true);
  const dialog = page.getByRole('dialog');
  await submitNew.click();
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog.getByLabel('Payment Type')).toBeVisible();
  await takeOutAll(dialog);
  const panel = await addChild(dialog, children[0]!, amount);
  await payInCash(dialog);
  const submit = dialog.getByRole('button', { name: `Submit RM ${amount}` });

  await page.context().setOffline(true);
  await expect(dialog.getByText(/^No internet connection\./)).toBeVisible();
  await submit.click();
  await expect(panel.getByText(/Once you are online, press Submit again/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog.getByText(/^No internet connection\./)).toHaveCount(0);
  await expect(panel.getByLabel('Amount')).toHaveValue(amount);

  // The payment arrives, but its answer is lost.
  const hang = async (route: Route) => void (await route.fetch());
  await page.route('**/api/parent/payment', hang);
  await submit.click();
  await expect.poll(async () => (await stored()).some((one) => one.payment_amount === amount)).toBe(true);
  await dialog.getByRole('button', { name: 'Stop sending' }).click();
  await expect(panel.getByText(/You stopped it/)).toBeVisible();
  await page.unroute('**/api/parent/payment', hang);
  await submit.click();
  await expect(dialog).toBeHidden();
  expect((await stored()).filter((one) => one.payment_amount === amount)).toHaveLength(1);
  await page.context().close();
});

test('an unfinished batch comes back after a reload, until it is sent or the parent signs out', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const { page, children, stored } = await family(browser, request);
  const [first, second] = [amountOfItsOwn(), amountOfItsOwn()];
  const notice = page.getByText('You have an unfinished payment.');
  const submitNew = page.getByRole('button', { name: 'Submit New Payment' });
  const dialog = await openDialog(page);
  await addChild(dialog, children[0]!, first);
  await addChild(dialog, children[1]!, second);
  await payInCash(dialog);

  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Your unfinished payment was kept.')).toBeVisible();
  for (const [child, amount] of [
    [children[0]!, first],
    [children[1]!, second],
  ] as const) {
    await expect(dialog.getByRole('region', { name: child.name }).getByLabel('Amount')).toHaveValue(amount);
  }
  await dialog.getByRole('button', { name: /^Submit RM/ }).click();
  await expect(dialog).toBeHidden();
  const amounts = (await stored()).map(({ payment_amount }) => payment_amount);
  expect(amounts).toEqual(expect.arrayContaining([first, second]));

  await page.reload();
  await submitNew.click();
  await expect(dialog.getByLabel('Payment Type')).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(dialog.getByText(/^Your unfinished payment was kept/)).toBeHidden();
  await takeOutAll(dialog);
  await addChild(dialog, children[0]!, first);
  await page.reload();
  await expect(notice).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, 'parent');
  await expect(submitNew).toBeVisible();
  await expect(notice).toBeHidden();
  await page.context().close();
});

test('on a 31st, February picked is February', async ({ browser, request }) => {
  test.setTimeout(300_000);
  const { page, children, stored } = await family(browser, request);
  const now = today();
  const year = Number(now.slice(0, 4)) - (now < `${now.slice(0, 4)}-01-31` ? 1 : 0);
  await page.clock.setFixedTime(new Date(`${year}-01-31T12:00:00+08:00`));
  const amount = amountOfItsOwn();
  const dialog = await openDialog(page);
  const panel = await addChild(dialog, children[0]!, amount);
  const month = panel.getByLabel('Payment For');
  await month.click();
  await page.locator('.ant-picker-dropdown').getByText('Feb', { exact: true }).click();
  await expect(month).toHaveValue(`February ${year}`);
  await payInCash(dialog);
  // Typed as well: Enter selects the month and submits nothing.
  for (const typed of [`March ${year}`, `February ${year}`]) {
    await month.fill(typed);
    await month.press('Enter');
    await expect(page.locator('.ant-picker-dropdown:visible')).toHaveCount(0);
    await expect(month).toHaveValue(typed);
  }
  await dialog.getByRole('button', { name: /^Submit RM/ }).click();
  await expect(dialog).toBeHidden();
  expect((await stored()).find((payment) => payment.payment_amount === amount)).toMatchObject({
    payment_for: `February-${year}`,
    // The date is the server's, whatever the device says.
    payment_date: now,
  });
  await page.context().close();
});

test('on a phone and in Chinese', async ({ browser, request }) => {
  test.setTimeout(300_000);
  const { page, children, stored } = await family(browser, request);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem('language', 'ch'));
  const amount = amountOfItsOwn();
  const dialog = await openDialog(page);
  await addChild(dialog, children[0]!, amount);
  await addChild(dialog, children[1]!, amount);
  await payInCash(dialog);
  expect(await dialog.evaluate((element) => element.scrollWidth <= window.innerWidth)).toBe(true);
  await dialog.getByRole('button', { name: `提交 ${ringgit(2 * senOf(amount))}` }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/已提交 2 笔缴费/)).toBeVisible();
  const found = (await stored()).filter((payment) => payment.payment_amount === amount);
  expect(found).toHaveLength(2);
  for (const { id } of found) await expect(page.getByText(invoiceNumber(id)).first()).toBeVisible();
  await page.context().close();
});
