/** A game is reviewed on the reader's own device: step by step, hidden until asked for, kept, and without a network. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HomePage } from './pages/home';
import { ReplayPage } from './pages/replay';
import { ReviewPage, lookQuickly } from './pages/review';
import { violations } from './support/axe';
import { dropOn, testSite } from './support/device';
import { botGame } from './support/tables';
import { expect, test } from './support/test';
import { words } from './support/words';

const SHORT = { preset: 'ru18-basic', seats: 2 } as const;
const RECORD = readFileSync(fileURLToPath(new URL('../../corpus/1/ru18-basic-2.record', import.meta.url)), 'utf8');

test('is hidden until asked for, can be stopped and continued, and survives a reload', async ({ page }) => {
  await lookQuickly(page, 1500);
  const table = await botGame(page, SHORT);
  const replay = new ReplayPage(page);
  const review = new ReviewPage(page);
  await replay.open(table);
  await expect(review.ledger).toHaveCount(0);
  expect(page.workers(), 'nothing is loaded for it').toEqual([]);

  await review.asked.click();
  await review.picture.waitFor();
  await review.button('review-stop').click();
  await expect(review.button('review-continue')).toBeVisible();
  const found = Number(await review.progress.getAttribute('aria-valuenow'));
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(Number(await review.progress.getAttribute('aria-valuemax')));
  await review.button('review-continue').click();
  await review.done();

  // All of it is there again, and nobody examines anything.
  await page.reload();
  await review.done();
  expect(page.workers()).toHaveLength(1);

  await review.asked.click();
  await expect(review.ledger).toHaveCount(0);
  await page.reload();
  await replay.course.waitFor();
  await expect(review.asked).toHaveAttribute('aria-pressed', 'false');
});

test('lets one try a mistake without telling the answer, and a link carries what was found', async ({
  page,
  newcomer,
}) => {
  await lookQuickly(page, 60);
  const table = await botGame(page, SHORT);
  await new ReplayPage(page).open(table, '?review');
  const review = new ReviewPage(page);
  await review.done();

  await review.mistakes.first().click();
  await expect(review.candidates).toHaveCount(1);
  const verdict = await review.verdict.innerText();
  await expect(page).toHaveURL(/[?&]review=\d+/);
  const link = page.url();

  await review.tryIt.click();
  await expect(review.title).toHaveText(/^What would you do as /);
  await expect(review.candidates).toHaveCount(0);
  await expect(review.picture).toHaveCount(0);
  await expect(review.ledger.getByText(/%/)).toHaveCount(0);
  // It is seen as the seat saw it, and its cards and answers can be chosen.
  await expect(page).toHaveURL(/eyes=seat\d/);
  expect(await violations(page)).toEqual([]);
  await review.ledger.locator('.trial .choice').first().click();
  await expect(review.candidates).toHaveCount(1);
  await expect(review.ledger.getByText(words('review-tried'), { exact: true })).toHaveCount(1);
  await review.button('review-try-stop').click();
  await expect(page).toHaveURL(/eyes=open/);

  // Somebody else examines the same on another device, and finds the same.
  const other = await newcomer();
  await lookQuickly(other, 60);
  await other.goto(link);
  const theirs = new ReviewPage(other);
  await expect(theirs.verdict).toHaveText(verdict);
});

test('goes from mistake to mistake by keys', async ({ page }) => {
  await lookQuickly(page, 60);
  const table = await botGame(page, SHORT);
  const replay = new ReplayPage(page);
  await replay.open(table, '?review');
  const review = new ReviewPage(page);
  await review.done();
  const count = await review.mistakes.count();
  await page.keyboard.press('Home');
  const stops = new Set<number>();
  for (let step = 0; step < count; step++) {
    await page.keyboard.press(']');
    stops.add(await replay.at());
  }
  expect([...stops]).toEqual([...stops].sort((a, b) => a - b));
  expect(stops.size).toBeGreaterThanOrEqual(count - 1);
  await expect(review.step(1)).toBeDisabled();
});

testSite(
  'works without a network, also on a phone; what was broken off can’t be reviewed',
  async ({ unplugged: page }) => {
    await lookQuickly(page, 40);
    const home = new HomePage(page);
    await page.reload();
    await home.play.waitFor();
    await dropOn(page, 'game.txt', RECORD);
    const replay = new ReplayPage(page);
    const review = new ReviewPage(page);
    await replay.course.waitFor();
    await review.asked.click();
    await review.done();
    await page.setViewportSize({ width: 390, height: 844 });
    await review.mistakes.first().click();
    await expect(review.candidates).toHaveCount(1);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.goBack();
    await home.play.waitFor();
    await dropOn(page, 'half.txt', RECORD.trimEnd().split('\n').slice(0, -3).join('\n') + '\n');
    await replay.course.waitFor();
    await expect(review.ledger.getByRole('alert')).toHaveText(words('review-trouble-unfinished'));
  },
);
