/** A choice in words: what it is, and a second line with what follows from it on the board. */
import { figures, isCourier, train } from '../game/board';
import type { Option } from '../game/targets';
import { carOf, floorOf } from '../game/words';
import type { Bandit, ChoiceJson, Place, ViewJson } from '../protocol/types';
import type { Messages } from '../words/keys';
import { listed, t } from '../words/words.svelte';
import { bulletNames, cardName, placeName } from './names';

export interface Words {
  text: string;
  detail: string;
}

export function wordsOf({ choice }: Pick<Option, 'choice'>, view: ViewJson): Words {
  const plain = (text: string, detail = ''): Words => ({ text, detail });
  const where = (id: Bandit) => {
    const place = view.bandits.find((one) => one.bandit === id)?.place;
    return place ? t('detail-at', { place: placeName(place) }) : '';
  };
  switch (choice.kind) {
    case 'team': {
      const [one, two] = choice.bandits;
      return plain(one && two ? t('choice-team', { one: `bandit-${one}`, two: `bandit-${two}` }) : choice.text);
    }
    case 'play': {
      const card = cardName(choice.card);
      if (choice.follow_up) return plain(t('choice-play-then', { card, next: cardName(choice.follow_up) }));
      return plain(choice.face_down ? t('choice-play-hidden', { card }) : t('choice-play', { card }));
    }
    case 'keep':
      return plain(choice.cards.length > 0 ? inWords(choice) : t('choice-keep-nothing'));
    case 'go':
    case 'push': {
      const mover = choice.kind === 'go' ? view.asked?.bandit : view.asked?.victim;
      return plain(goTo(choice.place), wayTo(view, mover ?? null, choice.place));
    }
    case 'fire':
      return plain(inWords(choice), where(choice.bandit));
    case 'rob':
    case 'knock':
      return plain(inWords(choice), t('detail-count', { count: choice.tokens.length }));
    case 'marshal':
      return plain(inWords(choice), beside(view, `${choice.car}/inside`, null));
    case 'heal':
      return plain(choice.bullets.length > 0 ? inWords(choice) : t('choice-heal-nothing'));
    default:
      return plain(inWords(choice));
  }
}

/** Choices whose words have the name of their kind, `choice-…`, and are made with what the choice names. */
type Named = Exclude<ChoiceJson, { kind: 'team' | 'play' | 'go' | 'push' }>;
type Sentence<Choice extends Named> = `choice-${Choice['kind']}`;

function namesOf(choice: Named) {
  return {
    ...('bandit' in choice && { bandit: `bandit-${choice.bandit}` }),
    ...('car' in choice && { car: `car-${choice.car}` }),
    ...('loot' in choice && { loot: `loot-${choice.loot}` }),
    ...('action' in choice && { action: t(`action-${choice.action}`) }),
    ...('card' in choice && { card: cardName(choice.card) }),
    ...('cards' in choice && { cards: listed(choice.cards.map(cardName)) }),
    ...('bullets' in choice && { bullets: listed(bulletNames(choice.bullets)) }),
  };
}

/** What the words of a choice want that it does not name. There must be nothing of the kind. */
type Missing<Choice> = Choice extends Named
  ? Messages[Sentence<Choice>] extends null
    ? never
    : Exclude<keyof Messages[Sentence<Choice>], keyof Choice & keyof ReturnType<typeof namesOf>>
  : never;
type Names = [Missing<Named>] extends [never] ? NonNullable<Messages[Sentence<Named>]> : Missing<Named>;

function inWords(choice: Named): string {
  return t(`choice-${choice.kind}`, namesOf(choice) as Names);
}

function goTo(place: Place): string {
  const car = `car-${carOf(place)}` as const;
  return floorOf(place) === 'roof' ? t('choice-go-roof', { car }) : t('choice-go-inside', { car });
}

function wayTo(view: ViewJson, mover: Bandit | null, to: Place): string {
  const from = view.bandits.find(({ bandit }) => bandit === mover)?.place;
  const way = from ? direction(view, from, to) : '';
  const company = beside(view, to, mover);
  return [way, company].filter(Boolean).join(' · ');
}

function direction(view: ViewJson, from: Place, to: Place): string {
  const [here, there] = [carOf(from), carOf(to)];
  if (here === there) return floorOf(to) === 'roof' ? t('detail-up') : t('detail-down');
  const cars = [train(view, 1), train(view, 2)].find((all) => all.includes(here)) ?? [];
  if (!cars.includes(there)) return t('detail-across');
  // Cars are listed from the locomotive on: a smaller number is further to the front.
  const distance = cars.indexOf(here) - cars.indexOf(there);
  return distance > 0 ? t('detail-forward', { cars: distance }) : t('detail-back', { cars: -distance });
}

function beside(view: ViewJson, place: Place, but: Bandit | null): string {
  const names = figures(view)
    .filter((figure) => figure.place === place && figure.id !== but)
    .map(({ id }) => (isCourier(id) ? t('bandit-courier') : t(`bandit-${id}`)));
  return names.length > 0 ? t('detail-beside', { who: listed(names) }) : '';
}

/** The question as a title. */
export function question(view: ViewJson): string {
  const asked = view.asked;
  if (!asked) return '';
  const leader = view.seats.find(({ seat }) => seat === asked.seat)?.bandits[0];
  const bandit = `bandit-${asked.bandit ?? leader ?? 'marshal'}` as const;
  const victim = `bandit-${asked.victim ?? 'marshal'}` as const;
  switch (asked.ask) {
    case 'act':
      return t('ask-act', { bandit });
    case 'grant':
      return t('ask-grant', { bandit });
    case 'knock':
    case 'push':
    case 'shove':
    case 'gun-knock':
      return t(`ask-${asked.ask}`, { victim });
    default:
      return t(`ask-${asked.ask}`);
  }
}
