/** Every kind of table there is, to the end. */
import type { SetupJson } from '../src/protocol/types';
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { expect, test } from './support/test';
import { openGame } from './support/tables';

const KINDS: Record<string, SetupJson> = {
  'couriers, six seats': { preset: 'couriers', seats: 6 },
  'couriers, nine seats': { preset: 'couriers', seats: 9 },
  'betrayal, seven seats': { preset: 'couriers-betrayal', seats: 7 },
  'two bandits each': { preset: 'ru18-advanced', seats: 3, pairs: true },
  'two teams of two': { preset: 'ru14', seats: 2 },
  'for experts': { preset: 'ru18-advanced', seats: 4, switches: { expert: 'on' } },
  'bandits are chosen': { preset: 'pl15', seats: 5, cast: 'choose' },
};

for (const [name, setup] of Object.entries(KINDS)) {
  test(name, async ({ page }) => {
    const table = new TablePage(page);
    await table.open(await openGame(page, setup));
    await table.play(byMouse);
    await expect(table.outcome).toBeVisible();
    const refusals = (await table.line.received()).filter(({ type }) => type === 'refused');
    expect(refusals).toEqual([]);
  });
}
