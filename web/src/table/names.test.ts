import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../protocol/http';
import type { NoticeJson, Place, Source, ViewJson } from '../protocol/types';
import { LANGUAGES } from '../words/languages';
import { listed, speak, t } from '../words/words.svelte';
import { bulletNames, placeName, wayName } from './names';
import { refusalWords, troubleWords } from './refusals';
import { tell } from './tell';

const PLACES: Place[] = ['dining/inside', 'dining/roof', 'locomotive/inside', 'armored-2/inside', 'armored-2/roof'];
const CAUSES = ['moved', 'climbed', 'punched', 'pushed', 'fled', 'swept', 'displaced', 'rescued'] as const;
const nobody = { seats: [] } as unknown as ViewJson;
const telling = (notice: NoticeJson) => tell(notice, nobody, (seat) => seat)?.text.replaceAll('\u00a0', ' ');
const moved = (cause: (typeof CAUSES)[number], to: Place) =>
  telling({ what: 'moved', bandit: 'belle', from: 'mail/roof', to, cause, way: null });

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  it('where to is not where, and no log line needs a colon for it', () => {
    for (const place of PLACES) {
      expect(wayName(place)).not.toBe(placeName(place));
      for (const cause of CAUSES) {
        expect(moved(cause, place)).toContain(wayName(place).replaceAll('\u00a0', ' '));
        expect(moved(cause, place)).not.toContain(':');
      }
    }
  });

  it('bullets are named as bullets, those of one revolver together', () => {
    const names = (...bullets: Source[]) => bulletNames(bullets).length;
    expect(names('neutral', 'neutral')).toBe(1);
    expect(names('neutral', 'doc')).toBe(2);
    // Nobody is discarded in person.
    expect(bulletNames(['doc'])).not.toEqual([t('bandit-doc')]);
  });

  it('the English of the server is for the console alone', () => {
    const console = vi.spyOn(globalThis.console, 'info').mockImplementation(() => undefined);
    const reason = 'xyzzy is no seat';
    const said = [
      refusalWords({ code: 'not-understood', reason }),
      refusalWords({ code: 'something-new', reason }),
      refusalWords({ code: 'terms', reason }),
      troubleWords(new ApiError('status-500', reason)),
      troubleWords(new Error(reason)),
    ];
    for (const text of said) expect(text).not.toContain('xyzzy');
    expect(console).toHaveBeenCalledTimes(4);
    console.mockRestore();
  });
});

describe('in English', () => {
  beforeAll(() => speak('en'));

  it('cars with a number have no article', () => {
    expect(moved('moved', 'dining/inside')).toBe('Belle goes into the dining car.');
    expect(moved('swept', 'armored-2/roof')).toBe('Belle is swept onto the roof of armored car 2.');
  });

  it('bullets are counted', () => {
    const all = (...bullets: Source[]) => listed(bulletNames(bullets)).replaceAll('\u00a0', ' ');
    expect(all('neutral', 'doc')).toBe('a neutral bullet and a bullet from Doc');
    expect(all('neutral', 'neutral')).toBe('2 neutral bullets');
  });
});

describe('in Polish', () => {
  beforeAll(() => speak('pl'));

  it('ways and bullets are declined', () => {
    expect(moved('punched', 'dining/inside')).toBe('Belle leci do wagonu restauracyjnego.');
    expect(moved('climbed', 'dining/roof')).toBe('Belle wchodzi na dach wagonu restauracyjnego.');
    expect(bulletNames(['doc', 'doc'])).toEqual(['2\u00a0pociski Doca']);
  });
});
