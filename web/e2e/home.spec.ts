/** The start page and the way to a table: back to one's own games, addresses that nobody knows, what newcomers ask. */
import type { Locator, Page } from '@playwright/test';
import { HomePage } from './pages/home';
import { LobbyPage } from './pages/lobby';
import { SetUpPage } from './pages/setup';
import { TablePage } from './pages/table';
import { expect, test } from './support/test';
import { openGame, openTable } from './support/tables';
import { words } from './support/words';

const leaving = (page: Page): Locator => page.getByRole('dialog', { name: words('leaving') });
const logo = (page: Page): Locator => page.getByRole('link', { name: 'Folsom', exact: true });

test('a game that runs is found again, and leaving it says what will happen', async ({ page, newcomer }) => {
  const home = new HomePage(page);
  await home.open();
  await home.play.click();
  const table = new TablePage(page);
  await table.turn();
  const address = page.url();

  // Bots wait.
  await logo(page).click();
  await expect(leaving(page)).toContainText(words('leaving-seat'));
  await expect(leaving(page)).toContainText(words('leaving-waits'));
  await leaving(page)
    .getByRole('button', { name: words('tools-stay') })
    .click();
  await expect(leaving(page)).toBeHidden();
  expect(page.url()).toBe(address);
  await logo(page).click();
  await leaving(page)
    .getByRole('button', { name: words('leaving-go') })
    .click();

  // It comes first, and nobody else has it.
  await expect(home.games.first()).toContainText(words('mine-your-turn'));
  await expect(home.games.first()).toContainText(words('preset-ru18-advanced'));
  await expect(home.games.first()).toContainText(words('round-of', { round: 1, rounds: 5 }));
  await expect(home.games.first()).toContainText(words('station-bots', { count: 4 }));
  const stranger = await newcomer();
  await new HomePage(stranger).open();
  // Others may play at the same server.
  const station = stranger.getByRole('list', { name: words('station') }).or(stranger.getByText(words('station-empty')));
  await expect(station.first()).toBeVisible();
  await expect(new HomePage(stranger).games).toHaveCount(0);

  await home.games.first().click();
  expect(page.url()).toBe(address);
  await table.turn();
  // The browser's own way back is not blocked.
  await page.goBack();
  await expect(home.games.first()).toBeVisible();
  await expect(leaving(page)).toBeHidden();
});

test('whoever leaves others alone learns when a bot decides; whoever watches just goes', async ({ page, newcomer }) => {
  const terms = { setup: { preset: 'ru18-basic', seats: 3 }, clock: null, grace_ms: 120_000, public: false } as const;
  const id = await openTable(page, {
    terms,
    name: 'Anna',
    chairs: [{ who: 'me' }, { who: 'bot', level: 'greenhorn' }],
  });
  await page.goto(`/t/${id}`);
  const boris = await newcomer();
  await boris.goto(`/t/${id}`);
  // The main thing to do is at the lower edge, whatever else there is.
  await new LobbyPage(boris).name.fill('Boris');
  await boris.getByRole('button', { name: words('sit-down'), exact: true }).click();
  await new LobbyPage(page).start.click();
  await expect(new TablePage(boris).hand).toBeVisible();
  await logo(boris).click();
  await expect(leaving(boris)).toContainText(words('leaving-bot', { time: '2\u00a0minutes' }));
  await boris.keyboard.press('Escape');
  await expect(leaving(boris)).toBeHidden();
  await expect(new TablePage(boris).hand).toBeVisible();

  const watcher = await newcomer();
  await watcher.goto(`/t/${id}`);
  await expect(new TablePage(watcher).train).toBeVisible();
  await logo(watcher).click();
  await expect(new HomePage(watcher).play).toBeVisible();
});

test('many games do not hide the rest of the page', async ({ page }) => {
  for (let count = 0; count < 5; count++) await openGame(page, { preset: 'ru18-basic', seats: 3 });
  const home = new HomePage(page);
  await home.open();
  await expect(home.games).toHaveCount(3);
  await page.getByRole('button', { name: words('mine-more', { count: 2 }) }).click();
  await expect(home.games).toHaveCount(5);
});

test('an address that nobody knows says so', async ({ page, trouble }) => {
  trouble.expect(/404/);
  const answer = await page.goto('/saloon/piano');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: words('nowhere') })).toBeVisible();
  await expect(page.getByText(words('nowhere-about', { address: '/saloon/piano' }))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: words('home'), exact: true })
    .click();
  await expect(new HomePage(page).play).toBeVisible();
  expect((await page.goto('/rules'))?.status()).toBe(200);
});

test('a newcomer is told what levels mean, and can lead whom they like', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  for (const [level, strength] of [
    ['greenhorn', 'easy'],
    ['legend', 'very hard'],
  ])
    await expect(home.level.locator(`option[value=${level}]`)).toHaveText(`${level} · ${strength}`);
  await home.bandit.selectOption('belle');
  await home.play.click();
  const table = new TablePage(page);
  await table.turn();
  const { views, you } = await table.line.snapshot();
  const mine = views[0]?.view.seats.find(({ seat }) => seat === you.seats[0]);
  expect(mine?.bandits).toEqual(['belle']);

  // It is remembered; and where players choose, it is chosen, if nobody was faster.
  const form = new SetUpPage(page);
  await form.open();
  await expect(home.bandit).toHaveValue('belle');
  await form.chair(2).selectOption('greenhorn');
  await expect(page.getByText(words('your-bandit-drawn'))).toBeVisible();
  await page.getByRole('button', { name: words('cast-choose'), exact: true }).click();
  await expect(page.getByText(words('your-bandit-first'))).toBeVisible();
  await page.getByRole('button', { name: words('fill-bots') }).click();
  await form.start.click();
  const leaders = async () => {
    const { views, you, table: about } = await table.line.snapshot();
    const belle = views[0]?.view.seats.find(({ bandits }) => bandits.includes('belle'));
    const chair = about.chairs.find(({ seat }) => seat === belle?.seat);
    return chair && you.seats.includes(chair.seat) ? 'me' : chair?.who;
  };
  await table.line.myTurn();
  await expect.poll(leaders).toMatch(/me|bot/);
});

test('the name of a house rule turns its switch', async ({ page }) => {
  const form = new SetUpPage(page);
  await form.open();
  await form.unfold('setup-house-rules');
  await expect(form.switch('events')).toBeChecked();
  await page.getByText(words('switch-events'), { exact: true }).click();
  await expect(form.switch('events')).not.toBeChecked();
  await expect(page.getByText(words('setup-changed', { count: 1 }))).toBeVisible();
});
