import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { codeOf } from './qr';

describe('a QR code', () => {
  it('is read as what it was made of', () => {
    for (const text of ['https://folsom.example/t/k3J9xQ2aBcDeFg', 'https://folsom.example/me#move=0123456789abcdef']) {
      const { side, path } = codeOf(text);
      const scale = 4;
      const width = side * scale;
      const data = new Uint8ClampedArray(width * width * 4).fill(255);
      for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
        for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
          for (let at = Number(x) * scale; at < (Number(x) + Number(wide)) * scale; at++)
            data.fill(0, (row * width + at) * 4, (row * width + at) * 4 + 3);
      expect(decodeQR({ width, height: width, data })).toBe(text);
    }
  });
});
