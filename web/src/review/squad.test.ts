import { describe, expect, it } from 'vitest';
import { type Examiner, Squad, squadSize } from './squad';

/** Examiners that answer when they are told to. */
class Office {
  readonly hired: Desk[] = [];
  readonly found: number[] = [];
  readonly heard: string[] = [];

  squad(tasks: number[], size: number): Squad {
    return new Squad(tasks, size, () => this.#hire(), {
      found: (task) => this.found.push(task),
      done: () => this.heard.push('done'),
      failed: (error) => this.heard.push(String(error)),
    });
  }

  #hire(): Examiner {
    const desk = new Desk();
    this.hired.push(desk);
    return desk;
  }

  /** Everybody finishes what is on their desk. */
  async round(): Promise<void> {
    for (const desk of this.hired) desk.finish();
    await settled();
  }
}

class Desk implements Examiner {
  task: number | null = null;
  dismissed = false;
  #resolve: (finding: string) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;

  examine(task: number): Promise<string> {
    this.task = task;
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }
  finish(): void {
    this.#resolve(`found ${this.task}`);
  }
  fall(): void {
    this.#reject(new Error('fell'));
  }
  dismiss(): void {
    this.dismissed = true;
    this.fall();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('those who examine a game', () => {
  it('share the tasks in order, and say when nothing is left', async () => {
    const office = new Office();
    const squad = office.squad([0, 1, 2, 3, 4], 2);
    squad.start();
    for (let round = 0; round < 3; round++) await office.round();
    expect(office.found).toEqual([0, 1, 2, 3, 4]);
    expect(office.heard).toEqual(['done']);
    expect(office.hired).toHaveLength(2);
    expect(office.hired.every(({ dismissed }) => dismissed)).toBe(true);
  });

  it('take what is preferred next', async () => {
    const office = new Office();
    const squad = office.squad([0, 1, 2, 3], 1);
    squad.prefer(3);
    squad.start();
    await office.round();
    squad.prefer(2);
    squad.prefer(7);
    for (let round = 0; round < 3; round++) await office.round();
    expect(office.found).toEqual([3, 0, 2, 1]);
  });

  it('can be stopped in the middle, and go on with the same task', async () => {
    const office = new Office();
    const squad = office.squad([0, 1, 2], 2);
    squad.start();
    squad.stop();
    await settled();
    expect(squad.isWorking).toBe(false);
    expect([...squad.left].sort()).toEqual([0, 1, 2]);
    expect(office.heard).toEqual([]);
    squad.start();
    for (let round = 0; round < 3; round++) await office.round();
    expect([...office.found].sort()).toEqual([0, 1, 2]);
    expect(office.heard).toEqual(['done']);
  });

  it('are replaced when they fall, but not for ever', async () => {
    const office = new Office();
    const squad = office.squad([0, 1], 1);
    squad.start();
    office.hired[0]?.fall();
    await settled();
    await office.round();
    expect(office.found).toEqual([0]);
    for (let fall = 1; fall < 4; fall++) {
      office.hired[fall]?.fall();
      await settled();
    }
    expect(office.heard).toEqual(['Error: fell']);
    expect(squad.left).toEqual([1]);
  });

  it('have nothing to do where everything is known', () => {
    const office = new Office();
    office.squad([], 2).start();
    expect(office.heard).toEqual(['done']);
    expect(office.hired).toEqual([]);
  });

  it('leave the page a core, but use both of two', () => {
    expect([1, 2, 4, 8, 32].map(squadSize)).toEqual([1, 2, 3, 6, 6]);
  });
});
