// The WebAssembly that `make wasm` built, as a browser would load it: games and choices as the native library has pinned them
// (transcripts.rs), and what it says to bad input. Run by `make wasm-test`.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const here = (path) => new URL(path, import.meta.url);
const text = (path) => readFileSync(here(path), 'utf8');
const engine = '../../../web/src/local/engine/';
const { default: init, LocalTable, RecordedGame, Thinker, presets, switches } = await import(
  here(`${engine}folsom.js`)
);
const module = readFileSync(here(`${engine}folsom_bg.wasm`));
await init({ module_or_path: module });

const PERSON = '00000000000000000000000000000001';
const ITERATIONS = 24;
const START = 1_700_000_000_000;

/** The same game as `transcript` in transcripts.rs plays. */
function transcript(number, preset, seats) {
  const levels = ['greenhorn', 'outlaw', 'desperado', 'legend'];
  const chairs = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { who: 'me' } : { who: 'bot', level: levels[seat % levels.length] },
  );
  const terms = { setup: { preset, seats }, clock: null, public: false };
  const wanted = JSON.stringify({ terms, name: 'Anna', chairs, start: true });
  const table = LocalTable.open(wanted, PERSON, new Uint8Array(32).fill(number), START);
  const hash = createHash('sha256');
  let [now, steps, turn, choices] = [START, 0, null, []];
  let told = table.connect(PERSON, undefined, now);
  for (;;) {
    hash.update(`${told}\n`);
    steps += 1;
    const step = JSON.parse(told);
    for (const [, text] of step.tell) {
      const message = JSON.parse(text);
      if ('turn' in message) turn = message.turn;
      if (message.views) choices = message.views.find((view) => view.choices)?.choices.list ?? [];
    }
    now += 1000;
    if (step.store.length > 0) told = table.stored(now);
    else if (step.think) {
      const choice = Thinker.choose(table.question(), step.think.level, 0, ITERATIONS, BigInt(steps));
      told = table.thought(step.think.ticket, choice, now);
    } else if (choices.length > 0) {
      const choice = choices[(turn.number * 7) % choices.length].text;
      const wish = { type: 'choose', seat: turn.seat, number: turn.number, choice };
      choices = [];
      told = table.request(1, JSON.stringify({ id: steps, wish }), now);
    } else if (step.wake !== null) {
      now = Math.max(now, step.wake);
      told = table.wake(now);
    } else break;
  }
  hash.update(table.record());
  for (const eyes of ['seat1', 'spectator', 'open']) hash.update(table.replay(PERSON, eyes));
  return { number, preset, seats, sha256: hash.digest('hex'), steps };
}

test('a game is the same, message by message, as in the native library', () => {
  const pinned = text('goldens/transcripts.jsonl').trim().split('\n').map((line) => JSON.parse(line));
  assert.equal(pinned.length, JSON.parse(presets()).length);
  for (const game of pinned) assert.deepEqual(transcript(game.number, game.preset, game.seats), game);
});

test('a counted budget gives the same choice as the native program, at every level', () => {
  for (const { question, choices } of JSON.parse(text('goldens/choices.json'))) {
    const bytes = Uint8Array.from(Buffer.from(question, 'hex'));
    const answers = ['greenhorn', 'outlaw', 'desperado', 'legend'].map((level) =>
      Thinker.choose(bytes, level, 0, 400, 9n),
    );
    assert.deepEqual(answers, choices);
    const weighed = [1n, 2n].map((seed) => Thinker.weigh(bytes, 'legend', 0, 400, seed));
    assert.equal(typeof Thinker.settle(weighed), 'string');
    assert.equal(Thinker.settle([Thinker.weigh(bytes, 'legend', 0, 400, 9n)]), choices[3]);
  }
});

test('a clock ends the thinking, and it is the clock of the browser', () => {
  const { question } = JSON.parse(text('goldens/choices.json')).at(-1);
  const bytes = Uint8Array.from(Buffer.from(question, 'hex'));
  const start = performance.now();
  // How much was thought says which clock counts: thinking may end before its time when all but one choice have fallen behind.
  const [brief, long] = [1, 300].map((time) => JSON.parse(Thinker.weigh(bytes, 'legend', time, 0, 1n)).iterations);
  const took = performance.now() - start;
  assert.ok(brief > 0 && brief < long && took < 5000, `${brief} and ${long} in ${took} ms`);
});

/** What a call throws, as an error of the protocol. */
function thrown(call) {
  try {
    call();
  } catch (error) {
    return JSON.parse(error);
  }
  return assert.fail('nothing was thrown');
}

test('bad input is refused with a code and a reason', () => {
  const chance = new Uint8Array(32);
  assert.equal(thrown(() => LocalTable.open('{', PERSON, chance, START)).code, 'not-understood');
  assert.equal(thrown(() => LocalTable.open('{}', 'anna', chance, START)).code, 'not-understood');
  assert.equal(thrown(() => LocalTable.restore('~00000000000000000000000000', ['{"at":1}'], '[]', chance, START)).code, 'damaged');
  assert.equal(thrown(() => LocalTable.restore('00000000000000000000000000', [], '[]', chance, START)).code, 'no-such-table');
  assert.equal(thrown(() => Thinker.choose(new Uint8Array(8), 'legend', 10, 0, 1n)).code, 'not-understood');
  assert.equal(thrown(() => Thinker.choose(new Uint8Array(8), 'oracle', 10, 0, 1n)).code, 'not-understood');
  const later = thrown(() => RecordedGame.read('folsom-record 2\nchoices:\n'));
  assert.equal(later.code, 'later-version');
  assert.match(later.reason, /version 2 of records is not known/);
  assert.equal(thrown(() => RecordedGame.read('a shopping list')).code, 'bad-record');
});

test('a frozen record is read, and a damaged one is refused with its line', () => {
  const record = text('../../../corpus/1/couriers-3.record');
  const game = RecordedGame.read(record);
  const { steps, open, end } = JSON.parse(game.replay('open'));
  assert.ok(open && end && steps.length > 50);
  const lines = record.split('\n');
  const choice = lines.indexOf('choices:') + 20;
  const damaged = thrown(() => RecordedGame.read(lines.with(choice, 'seat1 play nonsense').join('\n')));
  assert.equal(damaged.code, 'bad-record');
  assert.match(damaged.reason, new RegExp(`line ${choice + 1}`));
});

test('the page gets what a server would offer', () => {
  assert.ok(JSON.parse(presets()).length >= 8);
  assert.ok(JSON.parse(switches()).length > 5);
});

test('nothing is loaded that a browser has no use for', () => {
  // Types for TypeScript, programs as bots, matches between bots, and paths of whoever built it.
  for (const word of ['ts_rs', 'export interface', 'shlex', 'arena', '/.cargo/registry'])
    assert.ok(!module.includes(word), `${word} is in it`);
});
