import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeEarly, openEarly, takeEarly } from './early';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  constructor(readonly address: string) {
    super();
    sockets.push(this);
  }
  opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  says(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    this.readyState = 3;
  }
}
let sockets: FakeSocket[] = [];

function opened(address: string): FakeSocket {
  openEarly(address);
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no line was opened');
  return socket;
}

/** What is heard by whoever takes the line. */
function listen(socket: EventTarget): string[] {
  const heard: string[] = [];
  socket.addEventListener('open', () => heard.push('open'));
  socket.addEventListener('message', (event) => heard.push((event as MessageEvent<string>).data));
  return heard;
}

beforeEach(() => {
  sockets = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  closeEarly();
  vi.unstubAllGlobals();
});

describe('an early line', () => {
  it('tells what was said before anybody listened, in order and once', async () => {
    const line = opened('ws://here/abc');
    line.opens();
    line.says('hello');
    line.says('snapshot');
    const taken = takeEarly('ws://here/abc');
    expect(taken).toBe(line);
    const heard = listen(line);
    await Promise.resolve();
    line.says('news');
    expect(heard).toEqual(['open', 'hello', 'snapshot', 'news']);
  });

  it('opens later if it was not open yet', async () => {
    const line = opened('ws://here/abc');
    takeEarly('ws://here/abc');
    const heard = listen(line);
    await Promise.resolve();
    line.opens();
    line.says('hello');
    expect(heard).toEqual(['open', 'hello']);
  });

  it('is for one address, taken once, and not when it broke', () => {
    openEarly('ws://here/abc');
    expect(takeEarly('ws://here/abc?since=3')).toBeNull();
    expect(takeEarly('ws://here/abc')).not.toBeNull();
    expect(takeEarly('ws://here/abc')).toBeNull();
    opened('ws://here/abc').close();
    expect(takeEarly('ws://here/abc')).toBeNull();
  });

  it('is closed when nobody will take it', () => {
    opened('ws://here/abc').opens();
    openEarly('ws://here/def');
    expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 0]);
    closeEarly();
    sockets.at(-1)?.opens();
    expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 3]);
  });
});
