/** Runs in a worker of its own: thinks for a bot until it is done. */
import type { Solved, Task } from './crew';
import init, { Thinker } from './engine/folsom.js';
import type { Start } from './thinking';

let ready: Promise<unknown> | null = null;

onmessage = ({ data }: MessageEvent<Start | Task>) => {
  if ('engine' in data) ready = init({ module_or_path: data.engine });
  else void solve(data).then((solved) => postMessage(solved));
};

async function solve({ id, question, level, ms, seed, alone }: Task): Promise<Solved> {
  try {
    await ready;
    const answer = alone ? Thinker.choose(question, level, ms, 0, seed) : Thinker.weigh(question, level, ms, 0, seed);
    return { id, answer };
  } catch (error) {
    return { id, failed: String(error) };
  }
}
