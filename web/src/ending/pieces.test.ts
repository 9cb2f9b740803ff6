import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../words/languages';
import { dollars, speak } from '../words/words.svelte';
import type { Piece } from './count';
import { amountOfPiece } from './pieces';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  it('what is counted is printed as its sum is', () => {
    const prize = { what: 'prize', token: null, worth: 1000 } as Piece;
    expect(amountOfPiece(prize)).toMatch(/^\+1,?000$/);
    expect(dollars(1000)).toContain(amountOfPiece(prize).slice(1));
  });
});
