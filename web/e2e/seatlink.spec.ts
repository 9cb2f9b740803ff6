/** A seat goes to another device with a link that works once. */
import { Menu } from './pages/menu';
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { expect, test } from './support/test';
import { openGame, startForTwo } from './support/tables';
import { words } from './support/words';

test('a game is played on at another device', async ({ page, newcomer, trouble }) => {
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
  await table.decide(byMouse);
  const menu = new Menu(page);
  await menu.open();
  const link = await menu.seatLink('Anna');
  expect(link).toContain('#seat=seat1&token=');
  await menu.close();

  const other = new TablePage(await newcomer());
  await other.page.goto(link);
  await expect(other.page.getByText(words('claimed'))).toBeVisible();
  expect(other.page.url(), 'the secret is no longer in the address').not.toContain('token');
  expect((await other.line.myTurn())?.seat).toBe('seat1');
  await other.decide(byMouse);

  // Whoever was here only watches now, and whoever finds the used link as well.
  await expect(page.getByText(words('watching'))).toBeVisible();
  trouble.expect(/403/);
  const late = new TablePage(await newcomer());
  await late.page.goto(link);
  await expect(late.page.getByText(words('refused-bad-link'))).toBeVisible();
  await expect(late.page.getByText(words('watching'))).toBeVisible();
  expect((await late.line.snapshot()).you.seats).toEqual([]);
});

/** How long anybody is waited for at this table; a host twice as long. */
const GRACE = 4000;

test('a seat is moved at the worst moment: no bot plays, both devices are told, and there is a way back', async ({
  page,
  newcomer,
}) => {
  const other = await newcomer();
  await startForTwo(page, other, GRACE);
  const [anna, boris] = [new TablePage(page), new TablePage(other)];
  while ((await boris.line.snapshot()).turn?.seat !== 'seat1') await boris.decide(byMouse);
  const turn = await anna.turn();
  const menu = new Menu(page);
  await menu.open();
  const link = await menu.seatLink('Anna');
  await menu.close();
  // She has thought for longer than anybody would be waited for, and the table is hers for longer than a host would be.
  await expect.poll(() => Date.now() - (turn?.since ?? Infinity)).toBeGreaterThan(2 * GRACE);

  const device = new TablePage(await newcomer());
  await device.page.goto(link);
  await expect(device.page.getByText(words('claimed'))).toBeVisible();
  expect(await device.turn()).toEqual(turn);
  await expect(page.getByText(words('moved-away'))).toBeVisible();
  await device.decide(byMouse);
  const decided = (await boris.line.received()).flatMap((message) =>
    message.type === 'news' && message.about.what === 'choice' ? [message.about.by] : [],
  );
  expect(new Set(decided)).toEqual(new Set(['player']));
  expect((await device.line.snapshot()).you).toEqual({ seats: ['seat1'], substituted: [], host: true });

  // What was said ends by itself; and the seat can be had back.
  await expect(device.page.getByText(words('claimed'))).toBeHidden();
  await page.getByRole('button', { name: words('take-back') }).click();
  await expect(page.getByText(words('claimed'))).toBeVisible();
  await expect(page.getByText(words('moved-away'))).toBeHidden();
  expect((await anna.line.snapshot()).you).toEqual({ seats: ['seat1'], substituted: [], host: true });
  await expect(device.page.getByText(words('moved-away'))).toBeVisible();
  await device.page.getByRole('button', { name: words('dismiss') }).click();
  await expect(device.page.getByText(words('moved-away'))).toBeHidden();
});
