/** Every page and the states that matter: axe finds nothing, wide or narrow, light or dark; no language has a gap. */
import type { Page } from '@playwright/test';
import { CUT } from '../src/art/letters';
import { LANGUAGES } from '../src/words/languages';
import { speak } from './pages/tools';
import { byMouse } from './pages/ways';
import { violations } from './support/axe';
import { PAGES } from './support/pages';
import { expect, test } from './support/test';
import { KEYS, wordsIn } from './support/words';

/** What is on a page that no reader should see: the name of a message, a place that nothing was put into. */
async function missing(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style')) found.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('#app *'))
      for (const name of ['title', 'aria-label', 'alt', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim()).filter(Boolean);
  });
  // A key with a hyphen is no word of any language, nor is what looks like one and has no message.
  const keys = new Set(KEYS.filter((key) => key.includes('-')));
  const families = new Set([...keys].map((key) => key.split('-')[0]));
  const isKey = (word: string) =>
    keys.has(word) || (/^[a-z]+(-[a-z\d]+)+$/.test(word) && families.has(word.split('-')[0]));
  return texts.filter(
    (text) =>
      isKey(text) ||
      /[{}]|undefined|\bnull\b|NaN|\[object/.test(text) ||
      text.split(/[\s,.:;·()]+/).some((word) => keys.has(word)),
  );
}

/** What depends on the size of the screen has followed it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
}

const PHONE = { width: 390, height: 844 };

for (const [name, visit] of Object.entries(PAGES)) {
  test(`${name} can be used and read by everybody`, async ({ page, trouble }) => {
    trouble.expect(/404/);
    await visit(page, byMouse);
    const found: Record<string, string[]> = {};
    const check = async (theme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      found[`${theme}, ${page.viewportSize()?.width}`] = await violations(page);
    };
    await check('light');
    await check('dark');

    await page.evaluate(() => Object.assign(window, { visit: 1 }));
    const seen = new Set<string>();
    for (const language of [...LANGUAGES.slice(1), LANGUAGES[0]]) {
      await speak(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      found[language] = await missing(page);
      seen.add(await page.locator('body').innerText());
    }
    expect(seen.size, 'each language has words of its own').toBe(LANGUAGES.length);
    expect(await page.evaluate(() => (window as Window & { visit?: number }).visit), 'nothing was reloaded').toBe(1);

    await page.setViewportSize(PHONE);
    await settled(page);
    await check('dark');
    await check('light');
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((what) => [what, []])));
  });
}

test('the language of the browser is spoken, and a choice is remembered', async ({ newcomer }) => {
  const page = await newcomer({ locale: 'uk-UA' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await expect(page).toHaveTitle(wordsIn('uk', 'home-title'));
  // Ghost is Привид: the stamp has a letter of that script, and the drawn one where there is none.
  const letter = page.locator('#ghost-p-emblem');
  await expect(letter).toHaveAttribute('d', CUT['П'] ?? '');
  await speak(page, 'pl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page).toHaveTitle(wordsIn('pl', 'home-title'));
  await expect(letter).not.toHaveAttribute('d', CUT['П'] ?? '');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});
