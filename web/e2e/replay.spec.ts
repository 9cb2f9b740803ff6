/** A game seen again: back and forth, through anybody's eyes, and from a link to a moment. */
import { ReplayPage } from './pages/replay';
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { expect, test } from './support/test';
import { botGame, openGame } from './support/tables';
import { words } from './support/words';

test('a replay is stepped back and forth with keys and buttons', async ({ page }) => {
  const replay = new ReplayPage(page);
  await replay.open(await botGame(page, { preset: 'ru18-advanced', seats: 4 }));
  const { keyboard } = page;
  await keyboard.press('Home');
  await expect(replay.course).toHaveValue('0');
  await keyboard.press('PageDown');
  const begin = await replay.at();
  expect(begin).toBeGreaterThan(0);
  await expect(replay.course).toHaveAttribute('aria-valuetext', new RegExp(`^${words('replay-round', { round: 2 })}`));

  // Card by card there, and the same way back.
  const pictures: string[] = [];
  for (let step = 0; step < 12; step++) {
    pictures.push(await replay.picture());
    await keyboard.press('ArrowRight');
    await expect(replay.course).toHaveValue(String(begin + step + 1));
  }
  for (let step = 11; step >= 0; step--) {
    await keyboard.press('ArrowLeft');
    await expect(replay.course).toHaveValue(String(begin + step));
    expect(await replay.picture()).toBe(pictures[step]);
  }

  await keyboard.press('Period');
  const phase = await replay.at();
  expect(phase).toBeGreaterThan(begin);
  await keyboard.press('Comma');
  expect(await replay.at()).toBeLessThan(phase);
  for (let round = 3; round <= 5; round++) {
    await replay.button('replay-round-on').click();
    await expect(replay.course).toHaveAttribute('aria-valuetext', new RegExp(`^${words('replay-round', { round })}`));
  }
  await keyboard.press('End');
  await expect(replay.course).toHaveValue(String(await replay.last()));
});

test('a link leads somebody else to the same moment, through the same eyes', async ({ page, newcomer }) => {
  const table = await botGame(page, { preset: 'couriers', seats: 5 });
  const replay = new ReplayPage(page);
  await replay.open(table);
  for (let round = 0; round < 3; round++) await page.keyboard.press('PageDown');
  await page.keyboard.press('.');
  await replay.seeWith(words('replay-eyes-spectator'));
  await expect(page).toHaveURL(/eyes=spectator#\d+\.\d+$/);
  // The address follows a little later.
  const at = await replay.at();
  await expect.poll(() => new URL(page.url()).hash).not.toBe('#0.0');
  await expect(replay.current).toBeVisible();

  const other = new ReplayPage(await newcomer());
  await other.page.goto(page.url());
  await expect(other.course).toHaveValue(String(at));
  expect(await other.picture()).toBe(await replay.picture());
  await expect(other.eyes).toHaveAccessibleName(new RegExp(words('replay-eyes-spectator')));
});

test('while a game runs nobody borrows the eyes of others', async ({ page, newcomer, trouble }) => {
  const id = await openGame(page, { preset: 'ru18-advanced', seats: 3 });
  const table = new TablePage(page);
  await table.open(id);
  for (let decision = 0; decision < 5; decision++) await table.decide(byMouse);
  trouble.expect(/403/, /\/replay\?eyes=/);
  const stranger = new ReplayPage(await newcomer());
  for (const eyes of ['seat1', 'open']) {
    await stranger.open(id, `?eyes=${eyes}`);
    await expect(stranger.page.getByText(words('replay-not-yours'))).toBeVisible();
    await expect(stranger.eyes).toHaveAccessibleName(new RegExp(words('replay-eyes-spectator')));
  }
  const own = new ReplayPage(page);
  await own.open(id);
  await own.eyes.click();
  await expect(page.getByRole('button', { name: words('replay-eyes-open') })).toBeDisabled();
});
