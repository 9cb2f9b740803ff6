/** A drawing as a picture of pixels. */
import { type Alone, PROBE } from './alone';

/** A browser may draw an image before it has read the typefaces in it; so long it is waited for them, in milliseconds. */
const PATIENCE = 4000;
const AGAIN = 40;

export async function pngOf({ svg, width, height, probes }: Alone): Promise<Blob> {
  const image = new Image();
  // Not by an address of its own: pages may show nothing but their own files and what is written out (`img-src`).
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  for (let waited = 0; waited < PATIENCE && !isWritten(image, height, probes); waited += AGAIN)
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  const { canvas } = drawn(image, width, height, 0);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('nothing was drawn');
  return png;
}

/** Whether every letter below the drawing can be seen. */
function isWritten(image: HTMLImageElement, from: number, probes: number): boolean {
  if (probes === 0) return true;
  const strip = drawn(image, probes * PROBE, PROBE, from);
  return Array.from({ length: probes }, (_, index) => strip.getImageData(index * PROBE, 0, PROBE, PROBE).data).every(
    (pixels) => pixels.some((value, at) => at % 4 === 3 && value > 0),
  );
}

/** A part of the image: all of its width that is wanted, from a line on. */
function drawn(image: HTMLImageElement, width: number, height: number, from: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: from > 0 });
  if (!context) throw new Error('nothing to draw on');
  context.drawImage(image, 0, -from);
  return context;
}

/** How wide words are in a font of the page, once it is there. */
export function measurerOf(font: string): (text: string, size: number) => number {
  const context = document.createElement('canvas').getContext('2d');
  return (text, size) => {
    if (!context) return text.length * size * 0.55;
    context.font = font.replace('%', `${size}px`);
    return context.measureText(text).width;
  };
}
