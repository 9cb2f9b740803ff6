import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Player } from '../player/player';
import { applyPatch } from '../protocol/mirror';
import type { Ask, ChoiceJson, ChoicesJson, NoticeJson, Turn, ViewJson, ViewPatch } from '../protocol/types';
import { adviceOf } from './advice';
import { ALL, ESSENTIALS, type LessonId, nextLesson } from './lessons';
import type { Situation } from './situation';

interface Position {
  view: ViewJson;
  choices: ChoicesJson | null;
}
const read = <T>(file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T;
const position = (name: string) => read<Position>(`../gallery/fixtures/${name}.json`);

const FIRST = position('start-3');
const ME = 'seat1';

/** A situation of the learner's in the first game. */
function situation(
  change: Partial<ViewJson> = {},
  choices: ChoicesJson | null = null,
  ...seen: NoticeJson[]
): Situation {
  const log = seen.map((notice, index) => ({ number: 1, index, notice }));
  return { view: { ...FIRST.view, asked: null, turn: 1, pile: [], ...change }, choices, log };
}

const asked = (ask: Ask, turn: Turn = 'standard'): Situation =>
  situation(
    { asked: { seat: ME, ask }, turns: [turn], stage: ask === 'act' ? 'schemin' : 'stealin' },
    { total: 1, list: [{ text: 'draw', kind: 'draw' }], keep: null, outlooks: [] },
  );

const you = FIRST.view.seats.find(({ seat }) => seat === ME)?.bandits[0] ?? 'ghost';
const other = FIRST.view.seats.find(({ seat }) => seat !== ME)?.bandits[0] ?? 'doc';
const saw = (notice: NoticeJson) => situation({ stage: 'stealin' }, null, notice);
const inside = 'dining/inside';

/** For each lesson a situation in which it is given to whoever lacks only that one. */
const OCCASIONS: Record<LessonId, Situation> = {
  aim: situation(),
  train: situation(),
  bandit: situation(),
  loot: situation(),
  round: situation({ stage: 'schemin' }),
  scheme: asked('act'),
  pile: situation({ pile: FIRST.view.pile }),
  marshal: situation(),
  bullet: situation({
    seats: FIRST.view.seats.map((one) =>
      one.seat === ME ? { ...one, hand: [{ card: 'bullet:neutral', open: false }] } : one,
    ),
  }),
  tunnel: asked('act', 'tunnel'),
  'speeding-up': asked('act', 'speeding-up'),
  switching: asked('act', 'switching'),
  stealin: situation({ stage: 'stealin' }),
  'seen-move': saw({ what: 'moved', bandit: other, from: inside, to: 'mail/inside', cause: 'moved', way: 'back' }),
  'seen-climb': saw({ what: 'moved', bandit: other, from: inside, to: 'dining/roof', cause: 'climbed', way: null }),
  'seen-rob': saw({
    what: 'loot-taken',
    bandit: other,
    token: 'purse#1',
    kind: 'purse',
    dollars: null,
    document: null,
    taking: 'robbed',
  }),
  hit: saw({ what: 'fired', bandit: other, at: you }),
  'seen-fire': saw({ what: 'fired', bandit: you, at: other }),
  thrown: saw({ what: 'punched', bandit: other, victim: you }),
  'seen-punch': saw({ what: 'punched', bandit: you, victim: other }),
  met: saw({ what: 'neutral-bullet', bandit: you }),
  'seen-marshal': saw({ what: 'marshal-moved', from: 'locomotive', to: 'dining', way: 'back' }),
  nothing: saw({ what: 'nothing-happened', bandit: other, why: 'no-target' }),
  'own-move': asked('move'),
  'own-rob': asked('rob'),
  'own-fire': asked('fire'),
  'own-punch': asked('punch'),
  'own-knock': asked('knock'),
  'own-push': asked('push'),
  'own-marshal': asked('marshal'),
  'next-round': situation({ round: 2 }),
  done: situation({ round: 2 }),
  over: situation({ stage: 'over' }),
};

/** All lessons but one, and but those that would make it needless. */
function allBut(id: LessonId): LessonId[] {
  const { unless } = ALL.find((one) => one.id === id) ?? {};
  return ALL.map((one) => one.id).filter((one) => one !== id && one !== unless);
}

describe('a lesson', () => {
  it.each(ALL.map(({ id }) => id))('%s can occur, and only once', (id) => {
    const learned = allBut(id);
    expect(nextLesson(OCCASIONS[id], learned)?.id).toBe(id);
    expect(nextLesson(OCCASIONS[id], [...learned, id])?.id).not.toBe(id);
  });

  it('comes after and instead of lessons that there are', () => {
    const ids: string[] = ALL.map(({ id }) => id);
    for (const { after, unless } of ALL) {
      if (after) expect(ids).toContain(after);
      if (unless) expect(ids).toContain(unless);
    }
  });

  it('of what others do is needless for whoever has done it', () => {
    const learned = ALL.map(({ id }) => id).filter((id) => id !== 'seen-rob');
    expect(nextLesson(OCCASIONS['seen-rob'], learned)).toBeNull();
  });

  it('that asks for an act is given only to whoever can act', () => {
    for (const { id, until, when } of ALL) {
      if (until === 'act') expect(when({ ...OCCASIONS[id], choices: null }), id).toBe(false);
    }
  });
});

describe('a course', () => {
  const game = read<{ start: ViewJson; steps: { notices: NoticeJson[]; patch: ViewPatch }[] }>(
    '../player/fixtures/advanced4.json',
  );

  /** Plays a game before the coach, who is obeyed at once, up to the end of a round. */
  function take(rounds: number): LessonId[] {
    const learned: LessonId[] = [];
    let shown: Situation | null = null;
    let acting: ReturnType<typeof nextLesson> = null;
    const look = (now: Situation) => {
      shown = now;
      if (acting && !acting.when(now)) learned.push(acting.id);
      acting = null;
      for (let next = nextLesson(now, learned); next; next = nextLesson(now, learned)) {
        if (next.until === 'act') {
          acting = next;
          return;
        }
        learned.push(next.id);
      }
    };
    const choices = { total: 1, list: [{ text: 'draw', kind: 'draw' }] as ChoiceJson[], keep: null, outlooks: [] };
    const choicesIn = (view: ViewJson) => (view.asked?.seat === view.viewer ? choices : null);
    const waiting: (() => void)[] = [];
    const clock = { later: (run: () => void) => (waiting.push(run), () => undefined) };
    const player = new Player({ view: game.start, choices: choicesIn(game.start) }, look, clock);
    let view = game.start;
    for (const [number, { notices, patch }] of game.steps.entries()) {
      view = applyPatch(view, patch);
      player.tell({ number, notices, view, choices: choicesIn(view) });
      while (waiting.length > 0) waiting.shift()?.();
      if (view.round > rounds) break;
    }
    expect(shown).not.toBeNull();
    return learned;
  }

  it('has taught everything essential once the first round is over', () => {
    const learned = take(1);
    for (const { id } of ESSENTIALS) expect(learned).toContain(id);
    expect(learned).toContain('done');
  });

  it('says nothing twice, and the last word at the end', () => {
    const learned = take(9);
    expect(new Set(learned).size).toBe(learned.length);
    expect(learned.at(-1)).toBe('over');
  });
});

describe('advice', () => {
  const advise = (view: Partial<ViewJson>, ...cards: ('robbery' | 'move' | 'fire' | 'punch')[]) => {
    const plays = cards.map((card): ChoiceJson => ({
      text: `play ${card}`,
      kind: 'play',
      card,
      face_down: false,
      follow_up: null,
    }));
    const list: ChoiceJson[] = [{ text: 'draw', kind: 'draw' }, ...plays];
    return adviceOf(
      situation({ asked: { seat: ME, ask: 'act' }, ...view }, { total: list.length, list, keep: null, outlooks: [] }),
    );
  };
  const laid = (card: 'move' | 'robbery') => ({
    pile: [{ seat: ME, card, face_down: false, followed: false, progress: 'waiting' } as const],
  });

  it('is only about what is offered', () => {
    expect(advise({})).toBe('draw-only');
    expect(advise({}, 'fire', 'fire', 'fire')).toBe('fire');
  });

  it('follows what was planned before', () => {
    expect(advise(laid('move'), 'robbery', 'move', 'fire')).toBe('rob-then');
    expect(advise(laid('robbery'), 'robbery', 'move', 'fire')).toBe('move');
  });

  it('is for whoever plays a card, and for nobody else', () => {
    expect(adviceOf(situation())).toBeNull();
    expect(adviceOf(OCCASIONS['own-move'])).toBeNull();
  });
});
