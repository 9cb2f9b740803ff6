import { describe, expect, it } from 'vitest';
import { oldest } from './archive';
import { type Keeping, Notebook } from './notebook';

/** A device that can be full. */
class Device {
  readonly kept = new Map<number, string>();
  trouble: Error | null = null;

  read(): Promise<Map<number, string>> {
    return this.trouble ? Promise.reject(this.trouble) : Promise.resolve(new Map(this.kept));
  }
  put(_review: string, task: number, finding: string): Promise<void> {
    if (this.trouble) return Promise.reject(this.trouble);
    this.kept.set(task, finding);
    return Promise.resolve();
  }
}

function full(): Error {
  const error = new Error('no room');
  error.name = 'QuotaExceededError';
  return error;
}

describe('what has been found', () => {
  it('is there again the next time', async () => {
    const device = new Device();
    const first = new Notebook('a', device, () => undefined);
    await first.open();
    await first.add(3, 'three');
    const again = new Notebook('a', device, () => undefined);
    await again.open();
    expect([again.size, again.has(3), again.has(4), again.findings]).toEqual([1, true, false, ['three']]);
  });

  it('stays in memory where there is no room, and is kept when there is', async () => {
    const device = new Device();
    const told: Keeping[] = [];
    const notebook = new Notebook('a', device, (keeping) => told.push(keeping));
    await notebook.open();
    device.trouble = full();
    await notebook.add(0, 'zero');
    await notebook.add(1, 'one');
    expect(notebook.findings).toEqual(['zero', 'one']);
    device.trouble = null;
    await notebook.add(2, 'two');
    expect([...device.kept.keys()]).toEqual([0, 1, 2]);
    expect(told).toEqual(['full', 'full', 'kept']);
  });

  it('goes on where nothing may be kept at all', async () => {
    const device = new Device();
    device.trouble = new Error('forbidden');
    const told: Keeping[] = [];
    const notebook = new Notebook('a', device, (keeping) => told.push(keeping));
    await notebook.open();
    await notebook.add(0, 'zero');
    expect(notebook.findings).toEqual(['zero']);
    expect(told).toEqual(['forbidden', 'forbidden']);
  });

  it('of the reviews the one looked at longest ago goes first', () => {
    expect(oldest(['a', 'b', 'c', 'd'], [4, 1, 3, 2], 2)).toEqual(['d', 'b']);
    expect(oldest(['a'], [1], 2)).toEqual([]);
  });
});
