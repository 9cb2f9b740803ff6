/** A phone: narrow, touched with a thumb. */
import type { Page } from '@playwright/test';
import { HomePage } from './pages/home';
import { TablePage } from './pages/table';
import { byThumb } from './pages/ways';
import { violations } from './support/axe';
import { expect, test } from './support/test';
import { openGame } from './support/tables';
import { words } from './support/words';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

/** Nothing is wider than the screen. */
async function fits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}

/** What can be touched but is smaller than a fingertip (44 px), counting what a pseudo-element adds around it. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll('button, a[href], input, select, summary, [role=button], [role=tab]');
    return [...all].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return [];
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      const reach = ['::before', '::after'].map((part) => {
        const style = getComputedStyle(target, part);
        if (style.content === 'none' || style.position !== 'absolute') return { x: 0, y: 0 };
        return {
          x: -(parseFloat(style.left) || 0) - (parseFloat(style.right) || 0),
          y: -(parseFloat(style.top) || 0) - (parseFloat(style.bottom) || 0),
        };
      });
      const wide = width + Math.max(0, ...reach.map(({ x }) => x));
      const high = height + Math.max(0, ...reach.map(({ y }) => y));
      // A link within a sentence is as large as its words (WCAG 2.5.8); a pixel may be lost to rounding.
      if (element.matches('p a') || (wide > 43 && high > 43)) return [];
      return [`${Math.round(wide)}×${Math.round(high)}: ${element.outerHTML.slice(0, 140)}`];
    });
  });
}

test('a whole game with the thumb', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await fits(page);
  await home.play.tap();
  const table = new TablePage(page);
  await table.turn();
  await table.play(async (table) => {
    await fits(page);
    await byThumb(table);
  });
  await expect(table.outcome).toBeVisible();
  await fits(page);
});

test('an expansion game with the thumb', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'couriers', seats: 5 }));
  await table.play(byThumb);
  await expect(table.outcome).toBeVisible();
  await fits(page);
});

test('everything is large enough for a fingertip', async ({ page }) => {
  const small: Record<string, string[]> = {};
  for (const path of ['/', '/new']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    small[path] = await tooSmall(page);
  }
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 4 }));
  await table.turn();
  small.table = await tooSmall(page);
  expect(small).toEqual({ '/': [], '/new': [], table: [] });
});

test('a seat that is touched tells all that can be told of it', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 4 }));
  await table.turn();
  await expect(table.seats).toHaveCount(0);
  const mine = page.getByRole('button', { name: words('seat-you'), exact: true });
  await mine.tap();
  await expect(mine).toHaveAttribute('aria-expanded', 'true');
  await expect(table.seats).toContainText('Anna');
  await expect(table.seats.getByTitle(words('stat-ammo', { left: 6 }))).toBeVisible();
  await expect(table.seats.locator('li')).toContainText('$250');
  expect(await tooSmall(page)).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violations(page)).toEqual([]);
  }
  // The next one takes its place.
  await page
    .getByRole('button', { expanded: false })
    .filter({ hasNotText: words('seat-you') })
    .first()
    .tap();
  await expect(table.seats).toHaveCount(1);
  await expect(table.seats).not.toContainText('Anna');
  await table.seats.getByRole('button', { name: words('close') }).tap();
  await expect(table.seats).toHaveCount(0);
});
