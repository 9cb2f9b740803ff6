/** A choice in words: what it is, and a second line with what follows from it on the board. */
import { figures, isCourier, train } from '../game/board';
import type { Option } from '../game/targets';
import { carOf, floorOf } from '../game/words';
import type { Bandit, Place, ViewJson } from '../protocol/types';
import { listed, t } from '../words/words.svelte';
import { bulletNames, cardName, placeName } from './names';

export interface Words {
  text: string;
  detail: string;
}

export function wordsOf({ choice }: Pick<Option, 'choice'>, view: ViewJson): Words {
  const bandit = (id: Bandit) => `bandit-${id}` as const;
  const plain = (text: string, detail = ''): Words => ({ text, detail });
  const where = (id: Bandit) => {
    const place = view.bandits.find((one) => one.bandit === id)?.place;
    return place ? t('detail-at', { place: placeName(place) }) : '';
  };
  switch (choice.kind) {
    case 'bandit':
      return plain(t('choice-bandit', { bandit: bandit(choice.bandit) }));
    case 'team': {
      const [one, two] = choice.bandits;
      return plain(one && two ? t('choice-team', { one: bandit(one), two: bandit(two) }) : choice.text);
    }
    case 'last-car':
      return plain(t('choice-last-car', { bandit: bandit(choice.bandit) }));
    case 'pick':
      return plain(t('choice-pick', { card: cardName(choice.card) }));
    case 'draw':
      return plain(t('choice-draw'));
    case 'play': {
      const card = cardName(choice.card);
      if (choice.follow_up) return plain(t('choice-play-then', { card, next: cardName(choice.follow_up) }));
      return plain(choice.face_down ? t('choice-play-hidden', { card }) : t('choice-play', { card }));
    }
    case 'keep':
      return plain(
        choice.cards.length > 0
          ? t('choice-keep', { cards: listed(choice.cards.map(cardName)) })
          : t('choice-keep-nothing'),
      );
    case 'go':
    case 'push': {
      const mover = choice.kind === 'go' ? view.asked?.bandit : view.asked?.victim;
      return plain(goTo(choice.place), wayTo(view, mover ?? null, choice.place));
    }
    case 'fire':
      return plain(t('choice-fire', { bandit: bandit(choice.bandit) }), where(choice.bandit));
    case 'fire-courier':
      return plain(t('choice-fire-courier', { car: `car-${choice.car}` }));
    case 'gun':
      return plain(t('choice-gun'));
    case 'rob':
      return plain(
        t('choice-rob', { loot: `loot-${choice.loot}` }),
        t('detail-count', { count: choice.tokens.length }),
      );
    case 'punch':
      return plain(t('choice-punch', { bandit: bandit(choice.bandit) }));
    case 'knock':
      return plain(
        t('choice-knock', { loot: `loot-${choice.loot}` }),
        t('detail-count', { count: choice.tokens.length }),
      );
    case 'take':
      return plain(t('choice-take'));
    case 'leave':
      return plain(t('choice-leave'));
    case 'marshal':
      return plain(t('choice-marshal', { car: `car-${choice.car}` }), beside(view, `${choice.car}/inside`, null));
    case 'pickpocket':
      return plain(t('choice-pickpocket', { bandit: bandit(choice.bandit), loot: `loot-${choice.loot}` }));
    case 'decline':
      return plain(t('choice-decline'));
    case 'divert':
      return plain(t('choice-divert'));
    case 'nudge':
      return plain(t('choice-nudge', { bandit: bandit(choice.bandit), action: t(`action-${choice.action}`) }));
    case 'do':
      return plain(t('choice-do', { action: t(`action-${choice.action}`) }));
    case 'set-aside':
      return plain(t('choice-set-aside', { card: cardName(choice.card) }));
    case 'heal':
      return plain(
        choice.bullets.length > 0
          ? t('choice-heal', { bullets: listed(bulletNames(choice.bullets)) })
          : t('choice-heal-nothing'),
      );
    case 'drop':
      return plain(t('choice-drop', { loot: `loot-${choice.loot}` }));
  }
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
