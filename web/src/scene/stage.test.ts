import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { options } from '../game/targets';
import type { ChoicesJson, ViewJson } from '../protocol/types';
import { aimsOf } from './aims';
import { compose, trainsOf } from './compose';
import { hasTurned, stepsOf, veilOf } from './daylight.svelte';
import { pathOf } from './flightpath';
import { FIGURE, TOKEN, layout, sinkOf } from './layout';
import { preview } from './preview';

interface Fixture {
  view: ViewJson;
  choices: ChoicesJson | null;
}
const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../gallery/fixtures/${name}.json`, import.meta.url), 'utf8')) as Fixture;

function staged(name: string) {
  const { view, choices } = fixture(name);
  const stage = layout(trainsOf(view), { width: 1440, top: 186, rail: 606 }, 'fit');
  const composed = compose(view, stage);
  return { view, stage, composed, all: options(view, choices) };
}

describe('the preview of a choice', () => {
  it.each([
    ['move-5', 'hop'],
    ['fire-5', 'aim'],
    ['rob-5', 'take'],
    ['punch-5', 'hop'],
    ['couriers-5-move', 'hop'],
    ['knock-5', 'drop'],
  ])('is there for every choice of %s', (name, way) => {
    const { view, stage, composed, all } = staged(name);
    expect(all.length).toBeGreaterThan(0);
    for (const option of all) expect(preview(view, stage, composed, option)?.way).toBe(way);
  });

  it('leads from whoever moves to the place that lights up', () => {
    const { view, stage, composed, all } = staged('move-5');
    const mover = composed.figures.find(({ id }) => id === view.asked?.bandit);
    for (const option of all) {
      const shown = preview(view, stage, composed, option);
      const spot = option.places[0] && stage.spots.get(option.places[0]);
      if (shown?.way !== 'hop' || !spot) throw new Error('somebody moves');
      expect(shown.from).toEqual(mover?.at);
      expect(Math.abs(shown.to.x - spot.x)).toBeLessThan(spot.width / 2);
    }
  });

  it('lets what is knocked out fall where its owner stands, beside what lies there', () => {
    const { view, stage, composed, all } = staged('knock-5');
    const victim = composed.figures.find(({ id }) => id === view.asked?.victim);
    const spot = victim && stage.spots.get(victim.place);
    if (!victim || !spot) throw new Error('somebody is struck');
    const lying = composed.tokens.filter((token) => token.lying.place === victim.place);
    for (const option of all) {
      const shown = preview(view, stage, composed, option);
      if (shown?.way !== 'drop') throw new Error('something falls');
      expect(shown.loot).toBe(option.choice.kind === 'knock' && option.choice.loot);
      expect(shown.from.x).toBe(victim.at.x);
      expect(shown.to.y).toBe(spot.lootY);
      expect(Math.abs(shown.to.x - spot.x)).toBeLessThan(spot.width / 2);
      for (const { x } of lying) expect(Math.abs(x - shown.to.x)).toBeGreaterThanOrEqual(TOKEN * stage.scale * 0.999);
    }
  });

  it('rakes the roofs of both trains from the machine gun, but says nothing about who is hit', () => {
    const { view, stage, composed, all } = staged('couriers-5-gun');
    const option = all.find(({ choice }) => choice.kind === 'gun');
    const [aim] = aimsOf(all, stage, composed).guns;
    if (!option || !aim) throw new Error('there is a gun');
    expect(aim.number).toBe(option.number);
    const shown = preview(view, stage, composed, option);
    if (shown?.way !== 'rake') throw new Error('it rakes');
    expect(shown.from.x).toBeCloseTo(aim.x + aim.size / 2);
    const roofs = [...stage.spots.values()].filter(({ place }) => place.endsWith('/roof')).map(({ x }) => x);
    const ends = [...shown.along, ...(shown.across ?? [])].map(({ x }) => x);
    expect(Math.min(...ends)).toBe(Math.min(...roofs));
    expect(Math.max(...ends)).toBe(Math.max(...roofs));
  });

  it('does not stand in for what says nothing about the board', () => {
    const { view, stage, composed, all } = staged('schemin-5');
    for (const option of all) expect(preview(view, stage, composed, option)).toBeNull();
  });
});

describe('what can be chosen on the stage', () => {
  it('bears the number of its choice once', () => {
    const { stage, composed, all } = staged('rob-5');
    const { tokens } = aimsOf(all, stage, composed);
    const numbered = tokens.filter(({ first }) => first).map(({ number }) => number);
    expect(numbered).toEqual(all.map(({ number }) => number));
  });
});

describe('a flight', () => {
  const at = (x: number, y: number) => ({ x: x - 10, y: y - 10, width: 20, height: 20 });

  it('goes from middle to middle, seen from the corner of the table', () => {
    expect(pathOf(at(100, 400), at(700, 120), { x: 0, y: 20 })).toMatchObject({
      from: { x: 100, y: 380 },
      to: { x: 700, y: 100 },
    });
  });

  it('rises higher the farther it goes, but never out of sight', () => {
    const lifts = [20, 200, 800, 3000].map((x) => pathOf(at(0, 300), at(x, 300), { x: 0, y: 0 }).lift);
    expect(lifts).toEqual([...lifts].sort((one, other) => one - other));
    expect(Math.max(...lifts)).toBeLessThanOrEqual(150);
    expect(Math.min(...lifts)).toBeGreaterThan(0);
  });
});

describe('two trains on a phone', () => {
  const { view } = fixture('couriers-6-round-3');
  const box = { width: 390, top: 200, rail: 480 };
  const stage = layout(trainsOf(view), box, 'strip');

  it('are big enough to be told apart', () => {
    expect(FIGURE.height * stage.scale * 0.62).toBeGreaterThanOrEqual(44);
  });

  it('sink until the farther one is in sight', () => {
    for (const { car, train, y } of stage.vehicles) {
      const sink = sinkOf(stage, car, box.top);
      if (train === 1) expect(sink).toBe(0);
      else expect(y + sink).toBeGreaterThan(box.top);
    }
  });
});

describe('the light', () => {
  it('is veiled only where the dark comes or goes', () => {
    expect(veilOf('1', '2')).toBe(0);
    expect(veilOf('3', '4')).toBeGreaterThan(0);
    expect(veilOf('4', '5')).toBeGreaterThan(veilOf('3', '4'));
    expect(veilOf('t', '1')).toBe(veilOf('1', 't'));
  });

  it('goes over the stage from its front to its rear, whatever stands beyond it', () => {
    const places = [-0.3, 0, 0.25, 0.5, 0.75, 1, 1.2];
    const turned = (steps: number) => places.filter((across) => hasTurned(across, steps)).length;
    const counts = Array.from({ length: 9 }, (_, steps) => turned(steps));
    expect(hasTurned(1, 1) && !hasTurned(0, 1)).toBe(true);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(counts.at(-1)).toBe(places.length);
  });

  it('turns while the veil is darkest, or as the mouth of a tunnel passes by', () => {
    for (const share of stepsOf('4', '5')) expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
    const [first = 1, last = 0] = [stepsOf('2', 't')[0], stepsOf('2', 't').at(-1)];
    expect(last - first).toBeGreaterThan(0.7);
  });
});
