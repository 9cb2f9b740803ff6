// Generated from crates/protocol by `make goldens`. Do not edit: the next run would undo it.

/** Everybody who can be led. */
export const BANDITS = [
  'ghost',
  'cheyenne',
  'tuco',
  'django',
  'belle',
  'doc',
  'misty',
  'twinzz',
  'mei',
] as const;
/** What cards make bandits do. */
export const ACTIONS = [
  'move',
  'floor-change',
  'fire',
  'robbery',
  'punch',
  'marshal',
  'nudge',
] as const;
/** The turns of Schemin'. */
export const TURNS = [
  'standard',
  'tunnel',
  'speeding-up',
  'switching',
  'diversion',
] as const;
/** What can end a round. */
export const ROUND_EVENTS = [
  'angry-marshal',
  'swivel-arm',
  'braking',
  'take-it-all',
  'rebellion',
  'pickpocketing',
  'marshals-revenge',
  'hostage',
  'swivel-arms',
  'couriers-move',
  'heavy-fire',
  'rescue',
  'concerted-plan',
  'healing',
  'short-of-hands',
] as const;
/** What tokens look like. */
export const LOOT_KINDS = [
  'purse',
  'jewel',
  'strongbox',
  'bag',
  'nugget',
  'document',
] as const;
/** The questions whose answers need nothing but what lies open: everybody may look on. */
export const OPEN_QUESTIONS = [
  'bandit',
  'team',
  'move',
  'climb',
  'fire',
  'rob',
  'punch',
  'knock',
  'take',
  'push',
  'marshal',
  'pickpocket',
  'shove',
  'gun-knock',
  'rescue',
  'last-move',
] as const;
/** The cars with a machine gun on their roof (C47). */
export const GUN_CARS = [
  'arsenal',
  'infirmary',
] as const;
/** The lists of a view of which a patch has only the items that changed. */
export const PATCHED_LISTS = [
  'seats',
  'bandits',
  'cars',
  'pile',
] as const;
/** The kinds of games that have ratings. */
export const RATED_KINDS = [
  'base',
  'expert',
  'pairs',
  'couriers',
] as const;
/** From the weakest to the strongest. */
export const BOT_LEVELS = [
  'greenhorn',
  'outlaw',
  'desperado',
  'legend',
] as const;
/** So many rounds are played (B10). */
export const ROUNDS = 5;
/** So many can sit at a table (C1). */
export const MOST_SEATS = 9;
/** The last step of the Devilish Plan track (C81). */
export const PLAN_STEPS = 6;
/** What a step of it is worth, in dollars (C94). */
export const PLAN_STEP = 250;
/** What the Wild Bunch token is worth, in dollars (C93). */
export const WILD_BUNCH = 1500;
/** The longest name, in characters. */
export const LONGEST_NAME = 24;
/** The longest line of talk, in characters. */
export const LONGEST_LINE = 300;
/** So much of what was said is shown. */
export const TALK_SHOWN = 50;
