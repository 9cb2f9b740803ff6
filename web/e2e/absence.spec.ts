/** Somebody goes away: those who wait see how long, and whoever comes back reads what a bot did for them. */
import type { Page } from '@playwright/test';
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { expect, test } from './support/test';
import { startForTwo } from './support/tables';
import { words } from './support/words';

/** Takes note of whatever the countdown shows, in the page itself: a test may be too slow to see every second. */
async function watchTheClock(page: Page): Promise<() => Promise<number[]>> {
  const noted = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new MutationObserver(() => {
      const [, seconds] = /0:(\d\d)/.exec(document.querySelector('[role="timer"]')?.textContent ?? '') ?? [];
      if (seconds && seen.at(-1) !== Number(seconds)) seen.push(Number(seconds));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
  });
  return () => noted.jsonValue();
}

test('a bot that decides for somebody says so to everybody', async ({ page, newcomer }) => {
  const other = await newcomer();
  const id = await startForTwo(page, other, 4000);
  const anna = new TablePage(page);
  // Cards are played, and it is his turn.
  const his = new TablePage(other);
  for (;;) {
    const { turn, views } = await anna.line.snapshot();
    if (turn?.seat === 'seat2' && views[0]?.view.stage === 'schemin') break;
    const [one, another] = turn?.seat === 'seat1' ? [anna, his] : [his, anna];
    await one.decide(byMouse);
    await another.line.reached((turn?.number ?? 0) + 1);
  }
  const seconds = await watchTheClock(page);
  const boris = other.context();
  await other.close();

  const countdown = page.getByRole('timer');
  await expect(countdown).toContainText(words('away-bot-in', { name: 'Boris', time: '' }).replace('.', '').trim());
  const told = words('told-bot-away', { name: 'Boris' });
  await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
  await expect(page.getByRole('log')).toContainText(told);
  await anna.turn();
  await expect(countdown).toBeHidden();
  const seen = await seconds();
  expect(seen.length, 'it counts down').toBeGreaterThan(1);
  expect(seen).toEqual([...seen].sort((one, two) => two - one));
  const made = (await anna.line.received()).filter(
    (message) => message.type === 'news' && message.about.what === 'choice' && message.about.by === 'away',
  ).length;

  const back = new TablePage(await boris.newPage());
  await back.open(id);
  const missed = back.page.getByRole('status').filter({ hasText: words('missed', { count: made }) });
  await expect(missed.getByRole('listitem')).toHaveCount(made);
  await missed.getByRole('button', { name: words('dismiss') }).click();
  await expect(missed).toBeHidden();

  // It is said once, and stays in the log.
  await back.page.reload();
  await expect(back.page.getByRole('log')).toContainText(told);
  await expect(missed).toBeHidden();
});
