/** The review beside a replay. */
import { type Locator, type Page, expect } from '@playwright/test';
import { words } from '../support/words';

/** As if somebody had asked for a quick look: so many games in the head for each decision. */
export async function lookQuickly(page: Page, games: number): Promise<void> {
  await page.addInitScript((games) => localStorage.setItem('folsom.review-games', String(games)), games);
}

export class ReviewPage {
  readonly ledger: Locator;
  readonly asked: Locator;
  readonly progress: Locator;
  readonly picture: Locator;
  readonly mistakes: Locator;
  readonly candidates: Locator;
  readonly title: Locator;
  readonly verdict: Locator;
  readonly tryIt: Locator;

  constructor(readonly page: Page) {
    this.ledger = page.getByRole('complementary', { name: words('review-title') });
    this.asked = page.getByRole('button', { name: words('replay-review'), exact: true });
    this.progress = this.ledger.getByRole('progressbar');
    this.picture = this.ledger.locator('.picture svg').first();
    this.mistakes = this.ledger.locator('.mistakes button');
    this.candidates = this.ledger.getByText(words('review-best'), { exact: true });
    this.verdict = this.ledger.locator('.verdict');
    this.tryIt = this.ledger.getByRole('button', { name: words('review-try'), exact: true });
    this.title = this.ledger.getByRole('heading', { level: 3 }).first();
  }

  sheet(name: 'moments' | 'decision' | 'seats'): Locator {
    return this.ledger.getByRole('button', { name: words(`review-sheet-${name}`), exact: true });
  }

  /** To the next mistake, or to the one before. */
  step(way: 1 | -1): Locator {
    const name = words(way > 0 ? 'review-mistake-on' : 'review-mistake-back');
    return this.ledger.getByRole('button', { name, exact: true });
  }

  button(name: 'review-stop' | 'review-continue' | 'review-try-stop'): Locator {
    return this.ledger.getByRole('button', { name: words(name), exact: true });
  }

  /** Everything is examined. */
  async done(timeout = 60_000): Promise<void> {
    await expect(this.ledger.getByText(/^All \d+\schoices are examined\.$/).first()).toBeVisible({ timeout });
  }
}
