/** Runs in a worker: the host of all tables on this device. */
import type { ErrorJson } from '../protocol/types';
import { compiled } from './compiled';
import { Crew } from './crew';
import init, { LocalTable, RecordedGame, Thinker, presets, switches } from './engine/folsom.js';
import { House } from './house';
import { type FromHost, Refusal, type ToHost } from './messages';
import { Shelf } from './shelf';
import { Store } from './store';
import type { Seat } from './tenancy';
import { ThinkingWorker } from './thinking';

const lines = new Map<number, Promise<Seat | null>>();

function say(message: FromHost): void {
  postMessage(message);
}

async function start(): Promise<House> {
  const module = await compiled();
  await init({ module_or_path: module });
  const crew = new Crew(
    () => new ThinkingWorker(module),
    (weighed) => Thinker.settle(weighed),
    navigator.hardwareConcurrency || 2,
    () => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n,
  );
  return new House(
    {
      presets,
      switches,
      open: (...wanted) => LocalTable.open(...wanted),
      restore: (...kept) => LocalTable.restore(...kept),
      readRecord: (text) => RecordedGame.read(text),
    },
    new Shelf(new Store(), (keeping) => say({ say: 'keeping', keeping })),
    {
      now: () => Date.now(),
      later: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      think: (question, level, ms) => crew.think(question, level, ms),
    },
    (table, role) => say({ say: 'role', table, role }),
  );
}

const house = start();
// Whoever asks is told.
house.catch(() => undefined);

onmessage = ({ data }: MessageEvent<ToHost>) => {
  if (data.say === 'ask') void answer(data);
  else if (data.say === 'dial') lines.set(data.line, dial(data));
  else if (data.say === 'send') void lines.get(data.line)?.then((seat) => seat?.send(data.text));
  else {
    void lines.get(data.line)?.then((seat) => seat?.part());
    lines.delete(data.line);
  }
};

async function answer({ id, question }: ToHost & { say: 'ask' }): Promise<void> {
  try {
    const open = await house.catch((error: unknown) => {
      throw new Refusal({ code: 'no-engine', reason: String(error) });
    });
    say({ say: 'answer', id, text: await open.answer(question) });
  } catch (error) {
    say({ say: 'refuse', id, error: errorOf(error) });
  }
}

/** The line opens before the first message, as a socket's does. */
async function dial({ line, table, since }: ToHost & { say: 'dial' }): Promise<Seat | null> {
  let isOpen = false;
  const hear = (text: string | null) => {
    if (text === null) {
      lines.delete(line);
      say({ say: 'closed', line });
      return;
    }
    if (!isOpen) say({ say: 'open', line });
    isOpen = true;
    say({ say: 'message', line, text });
  };
  try {
    return await (await house).dial(table, since, hear);
  } catch (error) {
    console.info(error);
    hear(null);
    return null;
  }
}

/** The engine throws an `ErrorJson` as text. */
function errorOf(error: unknown): ErrorJson {
  if (error instanceof Refusal) return error.error;
  try {
    return JSON.parse(String(error)) as ErrorJson;
  } catch {
    return { code: 'damaged', reason: String(error) };
  }
}
