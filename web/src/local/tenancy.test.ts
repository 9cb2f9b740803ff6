import { describe, expect, it, vi } from 'vitest';
import type { Hear } from './hosted';
import { hold, receive, visit } from './tenancy';

/** Channels take their time. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('a table in two tabs', () => {
  it('is heard by the guest, who can ask and go', async () => {
    const said: string[] = [];
    let tell: Hear = () => undefined;
    const dismiss = receive('~one', (hear) => {
      tell = hear;
      return { send: (text) => said.push(text), part: () => said.push('gone') };
    });
    const heard: (string | null)[] = [];
    const seat = visit('~one', (text) => heard.push(text));
    await settled();
    tell('snapshot');
    seat.send('ping');
    await settled();
    expect(heard).toEqual(['snapshot']);
    seat.part();
    await settled();
    expect(said).toEqual(['ping', 'gone']);
    dismiss();
  });

  it('tells its guests when the host goes, and each only what is theirs', async () => {
    const tells: Hear[] = [];
    const dismiss = receive('~two', (hear) => {
      tells.push(hear);
      return { send: () => undefined, part: () => undefined };
    });
    const [first, second]: [(string | null)[], (string | null)[]] = [[], []];
    visit('~two', (text) => first.push(text));
    visit('~two', (text) => second.push(text));
    const other: (string | null)[] = [];
    visit('~three', (text) => other.push(text));
    await settled();
    expect(tells).toHaveLength(2);
    tells[0]?.('for the first');
    await settled();
    dismiss();
    await settled();
    expect([...first, ...second].filter((text) => text !== null)).toEqual(['for the first']);
    expect([first.at(-1), second.at(-1)]).toEqual([null, null]);
    expect(other).toEqual([]);
  });

  it('is had by whoever asks where there are no locks: the store notices', async () => {
    vi.stubGlobal('navigator', {});
    expect(await hold('~four', { wait: false })).not.toBeNull();
    expect(await hold('~four', { wait: false })).not.toBeNull();
    vi.unstubAllGlobals();
  });
});
