import { describe, expect, it } from 'vitest';
import { hangUp } from './hangup';

class FakeWire extends EventTarget {
  closed = 0;
  constructor(readonly readyState?: number) {
    super();
  }
  send() {
    throw new Error('nothing is said any more');
  }
  close() {
    this.closed += 1;
  }
}

describe('hanging up', () => {
  it.each([1, undefined])('ends a line that is open at once (%s)', (readyState) => {
    const wire = new FakeWire(readyState);
    hangUp(wire);
    expect(wire.closed).toBe(1);
  });

  it('ends a line that is not open yet when it is', () => {
    const wire = new FakeWire(0);
    hangUp(wire);
    expect(wire.closed).toBe(0);
    wire.dispatchEvent(new Event('open'));
    expect(wire.closed).toBe(1);
  });
});
