/** Pictures as tests look at them: pixel by pixel. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and how solid, for each pixel. */
  data: Uint8ClampedArray;
}

/** What can be seen of an element. */
export async function seen(element: Locator): Promise<Pixels> {
  return pixelsOf(element.page(), await element.screenshot());
}

/** A file that a page gave away. */
export function pixelsOfFile(page: Page, path: string): Promise<Pixels> {
  return pixelsOf(page, readFileSync(path));
}

/** The browser reads its own pictures best. */
async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const { width, height, data } = await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('nothing to draw on');
      context.drawImage(image, 0, 0);
      const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
      let text = '';
      for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
      return { width, height, data: btoa(text) };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return { width, height, data: new Uint8ClampedArray(Buffer.from(data, 'base64')) };
}
