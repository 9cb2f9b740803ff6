import { describe, expect, it } from 'vitest';
import { addressOfLink, seatLink, seatOfHash, tableLink } from './links';

const TABLE = 'k3J9-xQ_2aBcDeFg';

describe('a link', () => {
  it('leads to its table', () => {
    expect(addressOfLink(` ${tableLink('https://folsom.example', TABLE)} `)).toBe(`/t/${TABLE}`);
    expect(addressOfLink(`folsom.example/t/${TABLE}/?from=mail`)).toBe(`/t/${TABLE}`);
    expect(addressOfLink(TABLE)).toBe(`/t/${TABLE}`);
  });

  it('keeps the seat that it hands over', () => {
    const link = seatLink('https://folsom.example', TABLE, 'seat2', 's3cret');
    expect(addressOfLink(link)).toBe(`/t/${TABLE}#seat=seat2&token=s3cret`);
    expect(seatOfHash(new URL(link).hash)).toEqual({ seat: 'seat2', token: 's3cret' });
    expect(addressOfLink(`${tableLink('https://folsom.example', TABLE)}#top`)).toBe(`/t/${TABLE}`);
    expect(seatOfHash('')).toBeNull();
  });

  it('is no link if it names no table', () => {
    for (const text of ['', 'hello', 'https://folsom.example/', 'https://folsom.example/rules', 'two words here']) {
      expect(addressOfLink(text), text).toBeNull();
    }
  });
});
