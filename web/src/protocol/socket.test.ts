import { describe, expect, it } from 'vitest';
import { socketAddress } from './early';
import { Line, type LineState } from './socket';
import type { Request, ToClient } from './types';

/** A socket that is moved by hand. */
class FakeSocket extends EventTarget {
  sent: Request[] = [];
  constructor(readonly address: string) {
    super();
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Request);
  }
  close() {
    this.dispatchEvent(new Event('close'));
  }
  opens() {
    this.dispatchEvent(new Event('open'));
  }
  says(message: ToClient) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

function world() {
  const sockets: FakeSocket[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  let number = 0;
  const states: LineState[] = [];
  const silences: (boolean | undefined)[] = [];
  const heard: ToClient[] = [];
  const line = new Line(
    () => {
      const socket = new FakeSocket(socketAddress('abc', number || null, new URL('https://folsom.example/')));
      sockets.push(socket);
      return socket;
    },
    {
      message: (message) => heard.push(message),
      state: (state, _, silent) => (states.push(state), silences.push(silent)),
    },
    {
      later: (run, ms) => {
        const timer = { run, ms };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
      },
      random: () => 1,
    },
  );
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  return { line, last, sockets, timers, states, silences, heard, seen: (at: number) => (number = at) };
}

describe('a line', () => {
  it('asks for what it missed when it comes back', () => {
    const { last, timers, sockets, seen } = world();
    expect(last().address).toBe('wss://folsom.example/api/tables/abc/socket');
    last().opens();
    seen(41);
    last().close();
    timers.at(-1)?.run();
    expect(sockets).toHaveLength(2);
    expect(last().address).toBe('wss://folsom.example/api/tables/abc/socket?since=41');
  });

  it('waits longer each time, but not forever', () => {
    const { last, timers } = world();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      last().close();
      const timer = timers.pop();
      waits.push(timer?.ms ?? 0);
      timer?.run();
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  });

  it('sends again what was not answered', async () => {
    const { line, last, timers } = world();
    last().opens();
    const answer = line.ask({ type: 'start' });
    const [first] = last().sent;
    last().close();
    timers.at(-1)?.run();
    last().opens();
    const [again] = last().sent;
    expect(again?.wish).toEqual(first?.wish);
    expect(again?.id).toBeGreaterThan(first?.id ?? 0);
    last().says({ type: 'done', id: again?.id ?? 0 });
    expect(await answer).toEqual({ done: true });
  });

  it('keeps what is asked before it is open', () => {
    const { line, last } = world();
    void line.ask({ type: 'ping' });
    expect(last().sent).toEqual([]);
    last().opens();
    expect(last().sent).toHaveLength(1);
  });

  it('gives up a line that is silent', () => {
    const { last, timers, states } = world();
    last().opens();
    timers.at(-1)?.run();
    expect(last().sent.at(-1)?.wish).toEqual({ type: 'ping' });
    timers.at(-1)?.run();
    expect(states.at(-1)).toBe('waiting');
  });

  it('that leaves a request without an answer is given up soon, and the request is sent again', async () => {
    const { line, last, timers, states, silences } = world();
    last().opens();
    const answer = line.ask({ type: 'choose', seat: 'seat1', number: 4, choice: 'draw' });
    void line.ask({ type: 'ping' });
    const waits = () => timers.map(({ ms }) => ms);
    expect(waits().filter((ms) => ms < 5000)).toEqual([3500]);
    timers.find(({ ms }) => ms === 3500)?.run();
    expect([states.at(-1), silences.at(-1)]).toEqual(['waiting', true]);
    // Where answers take long, one is waited for longer.
    timers.at(-1)?.run();
    last().opens();
    expect(last().sent.map(({ wish }) => wish.type)).toEqual(['choose', 'ping']);
    expect(waits()).toContain(7000);
    const [choose, ping] = last().sent;
    last().says({ type: 'done', id: choose?.id ?? 0 });
    expect(await answer).toEqual({ done: true });
    expect(waits()).toContain(3500);
    last().says({ type: 'done', id: ping?.id ?? 0 });
    expect(waits()).not.toContain(3500);
  });

  it('that does not open is tried again', () => {
    const { timers, states, sockets } = world();
    expect(timers.map(({ ms }) => ms)).toEqual([8000]);
    timers.at(-1)?.run();
    expect(states.at(-1)).toBe('waiting');
    timers.at(-1)?.run();
    expect(sockets).toHaveLength(2);
  });

  it('does not come back after a final farewell', () => {
    const { last, timers, states } = world();
    last().opens();
    last().says({ type: 'goodbye', code: 'flood', reason: 'too many messages' });
    const before = timers.length;
    last().close();
    expect(states.at(-1)).toBe('closed');
    expect(timers.length).toBeLessThanOrEqual(before);
  });
});
