/** Two people at one table, each with a browser of their own, and the misfortunes that happen to lines. */
import type { Page } from '@playwright/test';
import { HomePage } from './pages/home';
import { LobbyPage } from './pages/lobby';
import { SetUpPage } from './pages/setup';
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { expect, test } from './support/test';
import { Wire } from './support/wire';
import { words } from './support/words';

/** Sets up a table for three with the form and returns its link. */
async function invite(page: Page): Promise<string> {
  const home = new HomePage(page);
  await home.open();
  await home.setUp.click();
  const form = new SetUpPage(page);
  await form.choose('setup-seats', '3');
  await form.chair(2).selectOption('open');
  await form.chair(3).selectOption('greenhorn');
  await form.name.fill('Anna');
  await form.start.click();
  return new LobbyPage(page).link.inputValue();
}

test('two browsers meet at a link, lose their lines, and end with the same count', async ({
  page,
  newcomer,
  server,
  trouble,
}) => {
  const link = await invite(page);

  // Boris has a bad line.
  const wire = await Wire.to(server.url);
  const other = await newcomer();
  await other.goto(wire.url);
  const home = new HomePage(other);
  await home.link.fill(link);
  await home.join.click();
  await new LobbyPage(other).sitDown('Boris');
  await expect(page.getByText('Boris')).toBeVisible();
  await new LobbyPage(page).start.click();

  const [anna, boris] = [new TablePage(page), new TablePage(other)];
  const reloads = async () => {
    for (let index = 0; index < 5; index++) await anna.decide(byMouse);
    await page.reload();
    await anna.line.myTurn();
    await expect(page.getByRole('region', { name: /^Anna, / })).toContainText(words('seat-you'));
    return anna.play(byMouse);
  };
  const breaks = async () => {
    for (let index = 0; index < 4; index++) await boris.decide(byMouse);
    trouble.expect(/WebSocket connection to .* failed/);
    wire.cut();
    await expect(other.getByText(words('offline'))).toBeVisible();
    wire.mend();
    await expect(other.getByText(words('offline'))).toBeHidden();
    for (let index = 0; index < 4; index++) await boris.decide(byMouse);
    // A line that breaks between a decision and its answer: whether it arrived is not known, and it is made once.
    await boris.line.drop();
    return boris.play(byMouse);
  };
  await Promise.all([reloads(), breaks()]);

  await expect(anna.outcome).toBeVisible();
  await expect(boris.outcome).toBeVisible();
  const [hers, his] = [await anna.line.snapshot(), await boris.line.snapshot()];
  expect(his.end).toEqual(hers.end);
  const count = async ({ outcome }: TablePage) => (await outcome.innerText()).replace(`(${words('seat-you')})`, '');
  expect(await count(boris)).toBe(await count(anna));
  const seats = hers.table.chairs.map((chair) => (chair.who === 'person' ? [chair.name, chair.substitute] : chair.who));
  expect(seats).toEqual([['Anna', null], ['Boris', null], 'bot']);
  // Whoever played has their chair at the rematch.
  await page.getByRole('button', { name: words('end-rematch') }).click();
  await other.getByRole('link', { name: words('end-join-rematch') }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'Boris' })).toContainText(words('lobby-you'));
  await expect(new LobbyPage(page).start).toBeEnabled();
  // What his page still asks for at the end would else be refused.
  await other.close();
  wire.close();
});
