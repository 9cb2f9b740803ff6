/** A table is set up with the form: rulebook, switches, seats, bots, clock. */
import { LobbyPage } from './pages/lobby';
import { SetUpPage } from './pages/setup';
import { TablePage } from './pages/table';
import { Line } from './support/line';
import { expect, test } from './support/test';
import { words } from './support/words';

test('what is chosen in the form is what is played', async ({ page }) => {
  const form = new SetUpPage(page);
  await form.open();
  await form.rulebook('pl15');
  await form.choose('setup-seats', '5');
  await form.unfold('setup-house-rules');
  await form.switch('expert').check();
  for (const number of [2, 3, 4]) await form.chair(number).selectOption('greenhorn');
  await form.chair(5).selectOption('open');
  await form.choose('setup-clock', words('clock-quick'));
  await form.choose('setup-who', words('public'));
  await form.name.fill('Anna');
  await form.start.click();
  const lobby = new LobbyPage(page);
  await expect(lobby.start).toBeDisabled();
  await lobby.seatBot(5, 'outlaw');
  await lobby.start.click();
  await new TablePage(page).turn();
  const { table, views } = await new Line(page).snapshot();
  expect(table.terms).toMatchObject({
    setup: { preset: 'pl15', seats: 5, switches: { expert: 'on' } },
    clock: { decision_ms: 30_000 },
    public: true,
  });
  const chairs = table.chairs.map((chair) => (chair.who === 'bot' ? chair.level : chair.who));
  expect(chairs).toEqual(['person', 'greenhorn', 'greenhorn', 'greenhorn', 'outlaw']);
  expect(views[0]?.view.rules.preset).toBe('pl15');
});

test('a table is full of bots and begins at once', async ({ page }) => {
  const form = new SetUpPage(page);
  await form.open();
  await form.rulebook('couriers');
  await page.getByRole('button', { name: words('fill-bots') }).click();
  await form.start.click();
  const table = new TablePage(page);
  await table.turn();
  expect((await table.line.snapshot()).views[0]?.view.armored).not.toBeNull();
});

test('two people on one device are seated with names of their own', async ({ page }) => {
  const form = new SetUpPage(page);
  await form.open('/new/pass');
  await form.name.fill('Anna');
  await page
    .getByRole('textbox', { name: words('guest-name') })
    .first()
    .fill('Boris');
  await form.start.click();
  const table = new TablePage(page);
  await expect(table.curtain.or(table.train)).toBeVisible();
  const { table: about, you } = await table.line.snapshot();
  expect(you.seats.length).toBeGreaterThan(1);
  expect(about.chairs.flatMap((chair) => (chair.who === 'person' ? [chair.name] : []))).toContain('Boris');
});

test('whatever rulebook there is has seats to choose from', async ({ page }) => {
  const form = new SetUpPage(page);
  await form.open();
  await expect(form.books).toHaveCount(8);
  for (const book of await form.books.all()) {
    await book.check();
    await expect(form.chair(2)).toBeVisible();
    await expect(form.start).toBeEnabled();
  }
});
