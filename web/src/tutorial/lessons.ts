/**
 * The lessons, as data. Cards are shuffled and the server decides, so no script says when a lesson comes: the situation
 * does. Of those that fit, the first in this order is given.
 */
import { type Situation, actsIn, asks, holdsBullet, holdsCards, learner, saw } from './situation';

/** What on the screen a lesson is about. */
export type Anchor =
  'train' | 'you' | 'actor' | 'loot' | 'marshal' | 'round' | 'turn' | 'hand' | 'pile' | 'choices' | 'seat' | 'nothing';

interface Plan {
  /** Whoever knows these has learned the game; the others explain what not everybody meets. */
  essential?: true;
  /** It is over once it has been read, and holds the game until then; or once the learner has acted. */
  until: 'read' | 'act';
  anchor: Anchor;
  when: (now: Situation) => boolean;
  /** Another lesson that has to come before. */
  after?: string;
  /** Another lesson that makes this one needless. */
  unless?: string;
}

const LESSONS = {
  aim: { essential: true, until: 'read', anchor: 'nothing', when: () => true },
  train: { essential: true, until: 'read', anchor: 'train', when: () => true },
  bandit: { essential: true, until: 'read', anchor: 'you', when: (now) => learner(now) !== null },
  loot: { essential: true, until: 'read', anchor: 'loot', when: () => true },

  round: { essential: true, until: 'read', anchor: 'round', when: ({ view }) => view.stage === 'schemin' },
  scheme: { essential: true, until: 'act', anchor: 'hand', when: (now) => asks(now, 'act') },
  pile: { essential: true, until: 'read', anchor: 'pile', when: ({ view }) => view.pile.length > 0, after: 'scheme' },
  marshal: { essential: true, until: 'read', anchor: 'marshal', when: ({ view }) => !!view.marshal, after: 'scheme' },
  bullet: {
    until: 'read',
    anchor: 'hand',
    when: (now) => now.view.stage === 'schemin' && holdsBullet(now),
    after: 'scheme',
  },
  tunnel: { until: 'act', anchor: 'turn', when: (now) => actsIn(now, 'tunnel'), after: 'scheme' },
  'speeding-up': { until: 'act', anchor: 'turn', when: (now) => actsIn(now, 'speeding-up'), after: 'scheme' },
  switching: { until: 'act', anchor: 'turn', when: (now) => actsIn(now, 'switching'), after: 'scheme' },

  stealin: {
    essential: true,
    until: 'read',
    anchor: 'pile',
    when: ({ view }) => view.stage === 'stealin',
    after: 'scheme',
  },

  // What others do is explained when it is first seen, unless the learner has done it already.
  'seen-move': {
    until: 'read',
    anchor: 'actor',
    when: (now) => saw(now, 'moved', ({ cause }) => cause === 'moved'),
    after: 'stealin',
    unless: 'own-move',
  },
  'seen-climb': {
    until: 'read',
    anchor: 'actor',
    when: (now) => saw(now, 'moved', ({ cause }) => cause === 'climbed'),
    after: 'stealin',
  },
  'seen-rob': {
    until: 'read',
    anchor: 'actor',
    when: (now) => saw(now, 'loot-taken', ({ taking }) => taking === 'robbed'),
    after: 'stealin',
    unless: 'own-rob',
  },
  hit: { until: 'read', anchor: 'seat', when: (now) => saw(now, 'fired', ({ at }) => at === learner(now)) },
  'seen-fire': {
    until: 'read',
    anchor: 'actor',
    when: (now) => saw(now, 'fired', ({ at }) => at !== learner(now)),
    after: 'stealin',
    unless: 'own-fire',
  },
  thrown: { until: 'read', anchor: 'you', when: (now) => saw(now, 'punched', ({ victim }) => victim === learner(now)) },
  'seen-punch': {
    until: 'read',
    anchor: 'actor',
    when: (now) => saw(now, 'punched', ({ victim }) => victim !== learner(now)),
    after: 'stealin',
    unless: 'own-punch',
  },
  met: {
    until: 'read',
    anchor: 'you',
    when: (now) => saw(now, 'neutral-bullet', ({ bandit }) => bandit === learner(now)),
  },
  'seen-marshal': {
    until: 'read',
    anchor: 'marshal',
    when: (now) => saw(now, 'marshal-moved'),
    after: 'stealin',
    unless: 'own-marshal',
  },
  nothing: { until: 'read', anchor: 'actor', when: (now) => saw(now, 'nothing-happened'), after: 'stealin' },

  // The learner's own decisions, each when it is first met.
  'own-move': { until: 'act', anchor: 'choices', when: (now) => asks(now, 'move') },
  'own-rob': { until: 'act', anchor: 'choices', when: (now) => asks(now, 'rob') },
  'own-fire': { until: 'act', anchor: 'choices', when: (now) => asks(now, 'fire') },
  'own-punch': { until: 'act', anchor: 'choices', when: (now) => asks(now, 'punch') },
  'own-knock': { until: 'act', anchor: 'choices', when: (now) => asks(now, 'knock') },
  'own-push': { until: 'act', anchor: 'choices', when: (now) => asks(now, 'push') },
  'own-marshal': { until: 'act', anchor: 'choices', when: (now) => asks(now, 'marshal') },

  'next-round': {
    essential: true,
    until: 'read',
    anchor: 'round',
    when: (now) => now.view.round > 1 && now.view.stage === 'schemin' && holdsCards(now),
    after: 'stealin',
  },
  done: { until: 'read', anchor: 'nothing', when: ({ view }) => view.round > 1, after: 'next-round' },
  over: { until: 'read', anchor: 'nothing', when: ({ view }) => view.stage === 'over' },
} satisfies Record<string, Plan>;

export type LessonId = keyof typeof LESSONS;

export interface Lesson extends Plan {
  id: LessonId;
}

export const ALL: readonly Lesson[] = Object.entries<Plan>(LESSONS).map(([id, plan]) => ({
  id: id as LessonId,
  ...plan,
}));

export const ESSENTIALS: readonly Lesson[] = ALL.filter(({ essential }) => essential);

/** The lesson of this moment. */
export function nextLesson(now: Situation, learned: readonly string[]): Lesson | null {
  const fits = ({ id, after, unless, when }: Lesson) =>
    !learned.includes(id) && (!after || learned.includes(after)) && !(unless && learned.includes(unless)) && when(now);
  return ALL.find(fits) ?? null;
}

export function lessonOf(id: LessonId): Lesson {
  return { id, ...LESSONS[id] };
}

export function isLesson(id: string): id is LessonId {
  return Object.hasOwn(LESSONS, id);
}
