import { describe, expect, it } from 'vitest';
import type { Seat, Snapshot, Viewer } from '../protocol/types';
import { lookOf, questionHere } from './passing';

function snapshot(seats: Seat[], turn: Seat): Snapshot {
  const views = seats.map((viewer: Viewer) => ({ view: { viewer }, choices: viewer === turn ? { total: 1 } : null }));
  return { views, you: { seats }, turn: { seat: turn } } as unknown as Snapshot;
}

describe('a device that is passed around', () => {
  it('knows whose question it is', () => {
    expect(questionHere(snapshot(['seat1', 'seat3'], 'seat3'))?.view.viewer).toBe('seat3');
    expect(questionHere(snapshot(['seat1', 'seat3'], 'seat2'))).toBeNull();
  });

  it('is not passed around by somebody who plays alone', () => {
    expect(questionHere(snapshot(['seat1'], 'seat1'))).toBeNull();
  });

  it('is looked at alone only until everybody looks again', () => {
    const look = (stage: string, round = 1) => lookOf({ viewer: 'seat1', round, stage } as never);
    expect(look('schemin')).toBe(look('schemin'));
    expect(look('schemin')).not.toBe(look('keeping'));
    expect(look('schemin')).not.toBe(look('schemin', 2));
  });
});
