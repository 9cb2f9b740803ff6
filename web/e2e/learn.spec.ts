/** The tutorial is played through its first round: the coach explains, and what he asks for can be done. */
import { LearnPage } from './pages/learn';
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { expect, test } from './support/test';
import { words } from './support/words';

test('the first round is learned by playing it', async ({ page }) => {
  // He takes his time; the clock of the page need not.
  await page.clock.install();
  const learn = new LearnPage(page);
  const table = new TablePage(page);
  await learn.open();
  const titles = new Set<string>();
  for (let step = 0; step < 400 && !(await learn.playOn.isVisible()); step++) {
    if (await learn.got.isVisible()) {
      titles.add((await learn.coach.getByRole('heading').textContent()) ?? '');
      await expect(learn.got).toBeFocused();
      // It glides to its place.
      await expect.poll(() => learn.covers(), 'the note covers what it speaks of').toBe(false);
      await page.keyboard.press('Enter');
    } else if ((await table.question()) !== '') await table.decide(byMouse);
    await page.clock.runFor(1000);
  }
  await expect(learn.playOn).toBeVisible();
  for (const lesson of ['aim', 'train', 'bandit', 'loot', 'round', 'pile', 'stealin'] as const)
    expect(titles).toContain(words(`lesson-title-${lesson}`));

  // What he said before can be read again.
  await learn.coach.getByRole('button', { name: words('coach-back') }).click();
  await expect(learn.playOn).toBeHidden();
  await learn.coach.getByRole('button', { name: words('coach-forward') }).click();

  // A real game is one: it begins at once.
  const lesson = page.url();
  await learn.coach.getByRole('button', { name: words('coach-real-game') }).click();
  await page.waitForURL(/\/t\//);
  await expect(table.hand).toBeVisible();
  // The lesson's table may still be there for a moment.
  const chairs = async () => (await table.line.snapshot()).table.chairs.map(({ who }) => who);
  await expect.poll(chairs).toEqual(['person', 'bot', 'bot', 'bot', 'bot']);
  await page.goto(lesson);
  await learn.playOn.click();
  await expect(learn.playOn).toBeHidden();
});
