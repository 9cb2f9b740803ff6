/** The client as a folder of files below some path, and then without a network: everything that needs nobody else. */
import { readFile } from 'node:fs/promises';
import { HomePage } from './pages/home';
import { LearnPage } from './pages/learn';
import { ReplayPage } from './pages/replay';
import { SetUpPage } from './pages/setup';
import { ACTS, TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { violations } from './support/axe';
import { dropOn, testSite as test } from './support/device';
import { expect } from './support/test';
import { words } from './support/words';

// The whole client, engine included, is kept first, and then a device of two cores plays for everybody.
test.describe.configure({ timeout: 300_000 });

test('a whole game by mouse, with a reload and a killed tab in between; seen again from its record', async ({
  unplugged: page,
  context,
}) => {
  await new HomePage(page).play.click();
  const first = new TablePage(page);
  await first.play(byMouse, 3);
  // Until it is their turn again the bots play on.
  await first.turn();
  const before = await first.line.snapshot();

  await page.reload();
  await first.turn();
  expect(await first.line.snapshot()).toMatchObject({
    // Since when it is asked is another matter: the table stood still.
    turn: { number: before.turn?.number, seat: before.turn?.seat },
    you: before.you,
    table: { commitment: before.table.commitment },
  });
  await first.play(byMouse, 2);
  await first.turn();
  const { turn } = await first.line.snapshot();

  // As if the tab had been killed: nothing is said, nothing is closed.
  const address = page.url();
  await page.goto('chrome://crash').catch(() => undefined);
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  const table = new TablePage(again);
  await table.turn();
  expect((await table.line.snapshot()).turn?.number).toBe(turn?.number);
  expect(await table.play(byMouse)).toBeGreaterThanOrEqual(ACTS - 5);
  await expect(table.outcome).toBeVisible();
  // The promise of the deal was kept, as on a server.
  await expect(again.getByText(words('seal-kept'))).toHaveCount(1);
  expect(await violations(again)).toEqual([]);

  const saving = again.waitForEvent('download');
  await again.getByRole('button', { name: words('end-record') }).click();
  const record = await readFile(await (await saving).path(), 'utf8');
  await again.getByRole('link', { name: words('end-home') }).click();
  const kept = again.getByRole('region', { name: words('device') }).or(again.locator('.station'));
  await expect(kept.getByRole('link', { name: words('device-again') })).toHaveCount(1);
  expect(await violations(again)).toEqual([]);

  await dropOn(again, 'game.txt', record);
  const replay = new ReplayPage(again);
  await replay.course.waitFor();
  expect(await replay.last()).toBeGreaterThan(ACTS);
  await again.reload();
  await replay.course.waitFor();

  // What is not wanted any more is thrown away.
  await again.goBack();
  for (const left of [1, 0]) {
    await kept
      .getByRole('button', { name: words('device-throw') })
      .first()
      .click();
    await again
      .getByRole('alertdialog')
      .getByRole('button', { name: words('device-throw') })
      .click();
    await expect(kept.getByRole('link', { name: words('device-again') })).toHaveCount(left);
  }
});

test('two pass the device, with the expansion and a Legend', async ({ unplugged: page, site }) => {
  await page.goto(site.page('/new/pass'));
  const setUp = new SetUpPage(page);
  await setUp.rulebook('couriers');
  await setUp.chair(3).selectOption('legend');
  await expect(page.getByRole('option', { name: words('who-open') })).toHaveCount(0);
  await setUp.start.click();
  const table = new TablePage(page);
  for (let turn = 0; turn < 4; turn++) {
    // The curtain hides the rest of the page.
    await table.line.myTurn();
    if (await table.curtain.isVisible()) await table.raise.click();
    await table.decide(byMouse);
  }
  const { views, table: about } = await table.line.snapshot();
  expect(views.map(({ view }) => view.viewer)).toEqual(['seat1', 'seat2']);
  expect(about.terms.setup.preset).toBe('couriers');
  // Nobody else finds the table: there is no link, and nobody to talk to.
  await expect(page.getByRole('textbox', { name: words('chat') })).toHaveCount(0);
});

test('the tutorial, the rules and four languages', async ({ unplugged: page, site }) => {
  await page.goto(site.page('/learn'));
  const learn = new LearnPage(page);
  await learn.got.waitFor();
  await learn.got.click();
  await page.reload();
  await learn.got.waitFor();
  for (const language of ['Русский', 'Українська', 'Polski', 'English'])
    await test.step(language, async () => {
      await page.goto(site.page('/'));
      await page
        .getByRole('button', { name: language })
        .or(page.getByRole('radio', { name: language }))
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  await page.goto(site.page('/rules#action-fire'));
  await expect(page.locator('#action-fire')).toBeInViewport();
  expect(await violations(page)).toEqual([]);
});
