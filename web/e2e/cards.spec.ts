/**
 * What lies on the table: the hand, where its cards would lead, the card that is carried out, crowds that come closer, and
 * signs that explain themselves. Positions of the gallery are the same every time.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { ChoicesJson, OutlookJson } from '../src/protocol/types';
import { clickOn, freePoint, tapOn } from './pages/reach';
import { settled, test } from './support/gallery';
import { expect } from './support/test';
import { words } from './support/words';

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

function outlooksOf(position: string): OutlookJson[] {
  const file = new URL(`../src/gallery/asks/${position}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { choices: ChoicesJson }).choices.outlooks;
}

async function exhibitIn(page: Page, position: string): Promise<void> {
  await page.waitForFunction(() => 'exhibit' in globalThis);
  await page.evaluate((name) => exhibit(name, 'en'), position);
  await settled(page);
}

async function pointAt(element: Locator): Promise<void> {
  const { x, y } = await freePoint(element);
  await element.page().mouse.move(x, y);
}

/** The places, and how many tokens and targets, that are shown on the board for the card that is pointed at. */
async function shown(page: Page): Promise<{ places: string[]; aims: number; rings: number }> {
  await settled(page);
  const places = await page
    .locator('[data-foreseen]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.foreseen ?? '').sort());
  return {
    places,
    aims: await page.locator('.board .cross').count(),
    rings: await page.locator('.board .ring').count(),
  };
}

function expected({ choices }: OutlookJson) {
  const places = choices.flatMap((one) =>
    one.kind === 'go' ? [one.place] : one.kind === 'marshal' ? [`${one.car}/inside`] : [],
  );
  return {
    places: places.sort(),
    aims: choices.filter(({ kind }) => kind === 'fire' || kind === 'punch' || kind === 'fire-courier').length,
    rings: choices.reduce((sum, one) => sum + (one.kind === 'rob' ? one.tokens.length : 0), 0),
  };
}

test('whoever plans sees where each card would lead', async ({ newcomer, gallery }) => {
  const page = await newcomer(WIDE);
  await page.goto(`${gallery}gallery?show=ask-act&still`);
  for (const position of ['act', 'act-nine']) {
    await exhibitIn(page, `ask-${position}`);
    const outlooks = outlooksOf(position);
    expect(outlooks.length).toBeGreaterThan(2);
    for (const outlook of outlooks) {
      const card = page.locator(`.hand [data-spot="card:${outlook.card}"]`).first();
      await pointAt(card.locator('button').first());
      await expect.poll(() => shown(page), { message: outlook.card }).toEqual(expected(outlook));
      const told = words(outlook.choices.length > 0 ? 'outlook-short' : 'outlook-nothing');
      await expect(page.getByText(told)).toBeVisible();
      await expect(card.locator('button').first()).toHaveAttribute('title', /As the board stands now/);
    }
    // Whoever points at nothing sees nothing.
    await page.mouse.move(700, 330);
    await expect.poll(() => shown(page)).toEqual({ places: [], aims: 0, rings: 0 });
  }
});

test('ten cards on a small phone can be told apart, and each can be tapped', async ({ newcomer, gallery }) => {
  const page = await newcomer(PHONE);
  await page.goto(`${gallery}gallery?show=hand-10&still`);
  const cards = page.locator('.hand li');
  await expect(cards).toHaveCount(10);
  for (const card of await cards.all()) {
    const button = card.locator('button').first();
    await tapOn(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const reach = await button.locator('.reach').boundingBox();
    expect(Math.min(reach?.width ?? 0, reach?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  // What is chosen shows where it would lead, as what is pointed at does.
  await exhibitIn(page, 'ask-act');
  const go = outlooksOf('act').find(({ choices }) => choices[0]?.kind === 'go');
  if (!go) throw new Error('there is one');
  await tapOn(page.locator(`.hand [data-spot="card:${go.card}"] button`).first());
  await expect.poll(() => shown(page)).toEqual(expected(go));
});

/** Question marks of the hand that can be seen though their card can't. */
async function stray(page: Page): Promise<number> {
  return page.locator('.hand li').evaluateAll((cards) => {
    const seen = (one: Element | null) =>
      one?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
    return cards.filter((card) => seen(card.querySelector('.about')) && !seen(card.querySelector('.face'))).length;
  });
}

test('no question mark floats where no card lies yet', async ({ newcomer, gallery }) => {
  const page = await newcomer({ ...WIDE, reducedMotion: 'no-preference' });
  await page.goto(`${gallery}gallery?show=schemin-5`);
  const cards = page.locator('.hand li');
  await expect(cards).toHaveCount(7);
  // The cards are dealt anew, and held at the beginning of it.
  const held = await cards.evaluateAll((all) => {
    const dealt = all.flatMap((card) => card.getAnimations({ subtree: true }));
    const shown = all.flatMap((card) => [card, ...card.querySelectorAll<HTMLElement>('*')]) as HTMLElement[];
    for (const one of shown.filter((one) => /deal/.test(getComputedStyle(one).animationName))) {
      one.style.animation = 'none';
      void one.offsetWidth;
      one.style.animation = '';
      dealt.push(...one.getAnimations());
    }
    for (const animation of dealt) {
      animation.pause();
      animation.currentTime = 0;
    }
    return all.filter((card) => !card.querySelector('.face')?.checkVisibility({ opacityProperty: true })).length;
  });
  expect(held).toBe(7);
  for (const x of [500, 600, 700, 800, 900]) {
    await page.mouse.move(x, 840);
    expect(await stray(page)).toBe(0);
  }
});

test('while plans are carried out the card lies where the hand was', async ({ newcomer, gallery }) => {
  for (const size of [WIDE, PHONE]) {
    const page = await newcomer(size);
    await page.goto(`${gallery}gallery?show=stealin-6&still`);
    const panel = page.getByRole('region', { name: words('carried') });
    await expect(panel.getByRole('heading', { name: words('action-robbery') })).toBeVisible();
    await expect(panel).toContainText('Misty');
    await expect(panel).toContainText(words('about-robbery'));
    await expect(panel).toContainText(words('turn-of', { name: 'Misty' }));
    await expect(page.getByRole('region', { name: words('hand'), exact: true })).toBeHidden();
    // Whoever is asked decides in the same place.
    await exhibitIn(page, 'fire-5');
    await expect(panel).toBeHidden();
    await page.close();
  }
});

/** How tall the smallest figure of a crowd is. */
async function smallest(page: Page): Promise<number> {
  await settled(page);
  const boxes = await page.locator('[data-figure]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  return Math.min(...boxes.map(({ height }) => height));
}

test('nine in one car come closer when one points at them', async ({ newcomer, gallery }) => {
  const page = await newcomer(WIDE);
  await page.goto(`${gallery}gallery?show=couriers-9-round-1&still`);
  const ghost = page.locator('[data-figure=ghost]');
  await expect(ghost).toBeVisible();
  const small = await smallest(page);
  expect(small).toBeLessThan(50);
  const crowd = page.locator('[data-figure=belle], [data-figure=mei], [data-figure=doc], [data-figure=ghost]');
  const box = await ghost.boundingBox();
  if (!box) throw new Error('it stands there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const one of await crowd.all())
    await expect.poll(async () => (await one.boundingBox())?.height ?? 0).toBeGreaterThan(62);
  await page.mouse.move(900, 560);
  await expect.poll(() => smallest(page)).toBeCloseTo(small, 0);
});

test('a click that comes before the eyes have seen the crowd closer is no choice', async ({ newcomer, gallery }) => {
  const page = await newcomer(WIDE);
  await page.addInitScript(() => localStorage.removeItem('folsom.choosing'));
  await page.goto(`${gallery}gallery?show=ask-punch&still`);
  const undo = page.getByRole('button', { name: words('undo') });
  const targets = page.getByRole('group', { name: words('the-train') }).getByRole('button', { includeHidden: true });
  await expect(targets.nth(2)).toBeVisible();
  const { x, y } = await freePoint(targets.nth(2));
  await page.mouse.click(x, y);
  expect(await undo.isVisible()).toBe(false);
  await clickOn(targets.nth(2));
  await expect(undo).toBeVisible();
});

test('signs say what they mean', async ({ newcomer, gallery }) => {
  const page = await newcomer(WIDE);
  await page.goto(`${gallery}gallery?show=tunnel-5&still`);
  const note = page.locator('.sign-note');
  const hidden = page.locator('.pile .mini.down');
  await hidden.nth(0).hover();
  await expect(note).toContainText(words('hidden-ghost'));
  await hidden.nth(1).hover();
  await expect(note).toContainText(words('hidden-tunnel'));
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await exhibitIn(page, 'couriers-9-round-1');
  await page.locator('.board .plan, .plan').first().hover();
  await expect(note).toContainText(words('about-plan', { value: words('dollars', { amount: 250 }) }));
  await page.locator('.wild').first().hover();
  await expect(note).toContainText(words('about-wild-bunch', { value: words('dollars', { amount: 1500 }) }));
  await page.locator('.seat .team').first().hover();
  await expect(note).toContainText(words('about-team-red'));
  // The way to the rule.
  await note.getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Teams' }).first()).toBeVisible();
  await page.close();

  const phone = await newcomer(PHONE);
  await phone.goto(`${gallery}gallery?show=tunnel-5&still`);
  await phone.locator('.pile .mini.down').first().tap();
  await expect(phone.locator('.sign-note')).toContainText(words('hidden-ghost'));
  await tapOn(phone.locator('.board'));
  await expect(phone.locator('.sign-note')).toBeHidden();
});
