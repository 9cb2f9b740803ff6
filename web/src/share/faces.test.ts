import { describe, expect, it } from 'vitest';
import { covers } from './faces';

describe('the faces of a picture', () => {
  it('are those that have its letters', () => {
    expect(covers('U+0020-007E, U+00A0', 'A')).toBe(true);
    expect(covers('U+0400-045F, U+0490-0491', 'A')).toBe(false);
    expect(covers('U+0400-045F, U+0490-0491', 'Ґ')).toBe(true);
    expect(covers('U+01??', 'ą')).toBe(true);
    expect(covers('', 'x'), 'a face without a range has everything').toBe(true);
  });
});
