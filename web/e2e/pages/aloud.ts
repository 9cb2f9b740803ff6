/** Hears the situation at a table, and puts the position together again from its sentences alone. */
import { ROUNDS } from '../../src/protocol/constants';
import type { Page } from '@playwright/test';
import { PLAN_STEPS } from '../../src/protocol/constants';
import type { Car, LootKind } from '../../src/protocol/types';
import type { Messages } from '../../src/words/keys';
import { type Heard, allOf, textOf, treeOf } from '../support/tree';
import { KEYS, heard as words } from '../support/words';
import type { Floor, Position, SeatHeard } from './position';

/** What a message of this kind stands for: `the Marshal` is `marshal`. */
function named(family: string): Map<string, string> {
  const keys = KEYS.filter((key) => key.startsWith(`${family}-`)) as (keyof Messages)[];
  return new Map(keys.map((key) => [words(key as 'car-mail').toLowerCase(), key.slice(family.length + 1)]));
}
const CARS = named('car');
const WHO = named('bandit');
const ACTIONS = new Map([...named('action'), ...named('plot'), [words('card-bullet').toLowerCase(), 'bullet']]);
const TURNS = new Map(
  (['standard', 'tunnel', 'speeding-up', 'switching', 'diversion'] as const).map((turn) => [
    words(`turn-${turn}`).toLowerCase(),
    turn,
  ]),
);
const LOOT = new Map(
  (['purse', 'jewel', 'strongbox', 'bag', 'nugget', 'document'] as const).flatMap((kind) =>
    [1, 2].map((count): [string, LootKind] => [words(`lying-${kind}`, { count }).replace(/^\d+ /, ''), kind]),
  ),
);

function known<T>(map: ReadonlyMap<string, T>, word: string): T {
  const found = map.get(word.toLowerCase()) ?? map.get(word);
  if (found === undefined) throw new Error(`nobody knows “${word}”`);
  return found;
}

/** “Doc, Belle and 2 purses”. */
const items = (list: string) => list.split(/,? and |, /);
const count = (text: string, of: RegExp) => Number(of.exec(text)?.[1] ?? NaN);

function lootIn(list: readonly string[]): Floor['loot'] {
  const loot: Floor['loot'] = {};
  for (const item of list) {
    const [, many = '', what = ''] = /^(\d+) ([^(]+?)(?: \(.*)?$/.exec(item) ?? [];
    const kind = known(LOOT, what);
    loot[kind] = (loot[kind] ?? 0) + Number(many);
  }
  return loot;
}

function floorIn(part: string | undefined, intro: string): Floor {
  const list = part ? items(part.slice(intro.length)) : [];
  const things = list.filter((item) => item !== words('aloud-gun'));
  return {
    who: things
      .filter((item) => !/^\d/.test(item))
      .map((item) => known(WHO, item))
      .sort(),
    loot: lootIn(things.filter((item) => /^\d/.test(item))),
    gun: list.length > things.length,
  };
}

function carIn(sentence: string): [Car, Position['cars'][string]] {
  const [, name = '', floors = ''] = /^(.*?): (.*)\.$/.exec(sentence) ?? [];
  const parts = floors.split('; ');
  const [inside, roof] = [words('aloud-inside', { what: '' }), words('aloud-roof', { what: '' })];
  const beside = parts.find((part) => part.startsWith(words('side-by-side', { car: '' }).trim()));
  return [
    known(CARS, name) as Car,
    {
      inside: floorIn(
        parts.find((part) => part.startsWith(inside)),
        inside,
      ),
      roof: floorIn(
        parts.find((part) => part.startsWith(roof)),
        roof,
      ),
      beside: beside ? (known(CARS, beside.replace(/^.* with (the )?/, '')) as Car) : null,
    },
  ];
}

function seatIn(sentence: string): SeatHeard {
  const [, who = '', facts = ''] = /^(.*?): (.*)\.$/.exec(sentence) ?? [];
  const [, name = '', tag = '', plays = ''] = /^(.*?)(?: \((.*?)\))?(?: plays (.*))?$/.exec(who) ?? [];
  const purses = facts.split('; ').filter((part) => part.includes('left'));
  return {
    name,
    tag,
    bandits: items(plays || name).map((one) => known(WHO, one)),
    deciding: facts.includes(words('aloud-deciding')),
    first: facts.includes(words('seat-first-long')),
    team: facts.includes(words('team-red')) ? 'red' : facts.includes(words('team-blue')) ? 'blue' : null,
    ammo: purses.map((part) => count(part, /(\d+) bullets? left/)),
    loot: purses.map((part) => {
      const [, list = ''] = /loot: (.*?)(?:, in all .*)?$/.exec(part) ?? [];
      const documents = [...list.matchAll(/(?:the \w+ team’s|a fake) document/g)].map(([text]) => text);
      const counted = lootIn(items(list).filter((item) => /^\d/.test(item)));
      return documents.length > 0 ? { ...counted, document: (counted.document ?? 0) + documents.length } : counted;
    }),
    received: count(facts, /(\d+) bullets? received/),
    hand: count(facts, /(\d+) cards? in hand/),
    deck: count(facts, /(\d+) cards? in the deck/),
  };
}

function cardIn(line: string): Position['pile'][number] {
  const [, bandit = '', card = '', state = ''] =
    /^(.*?): (.*?)(?:, (carried out now|done|face down))?$/.exec(line) ?? [];
  const hidden = card === words('card-hidden');
  const [what, whom] = card.split(': ');
  return {
    bandit: known(WHO, bandit),
    card: hidden ? null : [known(ACTIONS, what ?? ''), ...(whom ? [known(WHO, whom)] : [])].join(':'),
    down: hidden || state === 'face down',
    progress: state === 'done' ? 'done' : state.startsWith('carried') ? 'now' : 'waiting',
  };
}

/** The parts of the situation: what stands under each of its headings. */
function chapters(region: Heard): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let lines: string[] = [];
  found.set('', lines);
  for (const node of allOf(region)) {
    if (node.role === 'heading' && textOf(node) !== '') {
      // A turn of the pile is a heading within it.
      if (TURNS.has(textOf(node).toLowerCase())) continue;
      lines = [];
      found.set(textOf(node), lines);
    } else if (node.role === 'listitem' || node.role === 'paragraph') lines.push(textOf(node));
  }
  return found;
}

export async function hear(page: Page): Promise<{ tree: Heard; position: Position; sentences: string[] }> {
  const tree = await treeOf(page);
  const region = allOf(tree).find(({ role, name }) => role === 'region' && name === words('situation'));
  if (!region) throw new Error('nothing tells the situation');
  const said = chapters(region);
  const trains = ['aloud-train', 'aloud-train-start', 'aloud-train-armored'] as const;
  const cars = trains.flatMap((train) => said.get(words(train)) ?? []);
  const players = said.get(words('aloud-players')) ?? [];
  const seats = players.filter((line) => line.includes('in hand'));
  const board = players.filter((line) => !line.includes('in hand'));
  const pile = (said.get(words('pile')) ?? []).filter((line) => line.includes(': '));
  const now = (said.get(words('situation')) ?? said.get('') ?? []).join(' ');
  const plan = board.find((line) =>
    line.startsWith(words('sideboard-plan', { step: 0, steps: 0 }).split(':')[0] ?? ''),
  );
  return {
    tree,
    sentences: [...cars, ...seats],
    position: {
      round: count(now, new RegExp(words('round-of', { round: '(\\d)', rounds: ROUNDS }))),
      turns: items(/Turns: (.*?)\./.exec(now)?.[1] ?? '')
        .filter(Boolean)
        .map((turn) => known(TURNS, turn.replace(/ \(.*/, ''))),
      turn: items(/Turns: (.*?)\./.exec(now)?.[1] ?? '').findIndex((turn) => turn.endsWith(`(${words('turn-now')})`)),
      event: /At the end: (.*)\.$/.exec(now)?.[1] ?? '',
      cars: Object.fromEntries(cars.map(carIn)),
      seats: seats.map(seatIn),
      pile: pile.map(cardIn),
      wild:
        board
          .filter((line) => line !== plan)
          .map((line) => ({ red: count(line, /(\d+) for red/), blue: count(line, /(\d+) for blue/) }))[0] ?? null,
      plan: plan ? count(plan, new RegExp(`(\\d+) of ${PLAN_STEPS}`)) : null,
    },
  };
}
