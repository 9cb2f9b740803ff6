/** Rules read over the table: whatever is looked for, nothing is printed over anything else. */
import { LANGUAGES } from '../src/words/languages';
import { RuleSheet } from './pages/rulesheet';
import { TablePage } from './pages/table';
import { openGame } from './support/tables';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

const SCREENS = { 'a laptop': { width: 1200, height: 675 }, 'a phone': { width: 360, height: 640 } };

/** Words begin like this in nearly every section. */
const MANY = { en: 'a', ru: 'п', uk: 'п', pl: 'p' };

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`no rule is printed over another on ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const table = new TablePage(page);
    await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
    const rules = new RuleSheet(page);
    for (const language of LANGUAGES) {
      await test.step(language, async () => {
        await page.evaluate((language) => localStorage.setItem('folsom.language', language), language);
        await page.reload();
        await table.train.or(page.locator('.table')).first().waitFor();
        await rules.open();
        const fire = wordsIn(language, 'action-fire');
        const alone = await rules.overlapsBySection(fire);
        expect(alone, 'by itself').toEqual({ sections: 1, found: [] });
        for (const query of [fire, wordsIn(language, 'card-bullet'), MANY[language]]) {
          await rules.search.fill(query);
          await expect(rules.page.locator('section').first()).toBeVisible();
          expect(await rules.overlaps(), query).toEqual([]);
        }
        expect(await rules.page.locator('section').count(), 'many sections were found').toBeGreaterThan(70);
      });
    }
  });
}
