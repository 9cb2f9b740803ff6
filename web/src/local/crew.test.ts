import { describe, expect, it } from 'vitest';
import { Crew, type Task } from './crew';

function crew(cores: number, solve: (task: Omit<Task, 'id'>, member: number) => Promise<string>) {
  let hired = 0;
  let seed = 0n;
  const settled: string[][] = [];
  const made = new Crew(
    () => {
      const member = hired++;
      return { think: (task) => solve(task, member) };
    },
    (weighed) => (settled.push(weighed), 'settled'),
    cores,
    () => seed++,
  );
  return { crew: made, settled, hired: () => hired };
}

const question = new Uint8Array([1, 2]);

describe('those who think for bots', () => {
  it('share what is hard, each with chance of its own', async () => {
    const seeds: bigint[] = [];
    const { crew: made, settled } = crew(4, (task, member) => (seeds.push(task.seed), Promise.resolve(`of ${member}`)));
    expect(await made.think(question, 'legend', 100)).toBe('settled');
    expect(settled).toEqual([['of 0', 'of 1', 'of 2']]);
    expect(new Set(seeds).size).toBe(3);
  });

  it('are one for what is easy, and on a device with few cores', async () => {
    const easy = crew(8, (task) => Promise.resolve(`alone: ${task.alone}`));
    expect(await easy.crew.think(question, 'outlaw', 0)).toBe('alone: true');
    expect(easy.hired()).toBe(1);
    const small = crew(1, (task) => Promise.resolve(`alone: ${task.alone}`));
    expect(await small.crew.think(question, 'legend', 100)).toBe('alone: true');
  });

  it('leave out whoever fell, and ask another one if all did', async () => {
    const one = crew(3, (_, member) => (member === 0 ? Promise.reject(new Error('fell')) : Promise.resolve('weighed')));
    expect(await one.crew.think(question, 'legend', 1)).toBe('settled');
    expect(one.settled).toEqual([['weighed']]);
    const all = crew(3, (_, member) => (member < 2 ? Promise.reject(new Error('fell')) : Promise.resolve('draw')));
    expect(await all.crew.think(question, 'legend', 1)).toBe('draw');
    expect(all.hired()).toBe(3);
  });
});
