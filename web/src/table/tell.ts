/** What happened, in the reader's language. */
import { banditOfCard, leaderOf } from '../game/words';
import type { Bandit, Card, NoticeJson, Seat, ViewJson } from '../protocol/types';
import { dollars, t } from '../words/words.svelte';
import { cardName, placeName, plainName, wayName } from './names';

/** Whoever can do something. */
export type Who = Bandit | 'marshal' | 'courier' | 'professore';

export interface Told {
  /** Whose deed it is, for the letter beside it and the filter. */
  who: Who | null;
  text: string;
}

/** A line of the log; nothing for what needs no line. */
export function tell(notice: NoticeJson, view: ViewJson, nameOf: (seat: Seat) => string): Told | null {
  const bandit = (id: Bandit): `bandit-${Bandit}` => `bandit-${id}`;
  const of = (who: Bandit, text: string): Told => ({ who, text });
  const bySeat = (seat: Seat, say: (id: `bandit-${Bandit}`) => string, card: Card | null = null): Told | null => {
    const who = card ? banditOfCard(view, seat, card) : leaderOf(view, seat);
    return who ? { who, text: say(bandit(who)) } : null;
  };
  switch (notice.what) {
    case 'first-player':
      return bySeat(notice.seat, (id) => t('told-first-player', { bandit: id }));
    case 'bandit-chosen':
      // Bots are called like their bandit.
      if (nameOf(notice.seat) === t(bandit(notice.bandit))) return null;
      return of(notice.bandit, t('told-bandit-chosen', { name: nameOf(notice.seat), bandit: bandit(notice.bandit) }));
    case 'bandit-placed':
      return of(
        notice.bandit,
        t('told-bandit-placed', { bandit: bandit(notice.bandit), place: placeName(notice.place) }),
      );
    case 'answered':
      return bySeat(notice.seat, (id) => t('told-answered', { bandit: id }));
    case 'round-began':
      return { who: null, text: t('told-round-began', { round: notice.round }) };
    case 'turn-began':
      return { who: null, text: t('told-turn-began', { turn: notice.turn, kind: t(`turn-${notice.kind}`) }) };
    case 'passed':
      return bySeat(notice.seat, (id) => t('told-passed', { bandit: id }));
    case 'deck-shuffled':
      return bySeat(notice.seat, (id) => t('told-deck-shuffled', { bandit: id }));
    case 'bullet-discarded':
      return bySeat(notice.seat, (id) => t('told-bullet-discarded', { bandit: id }));
    case 'hand-returned':
      if (notice.count === 0) return null;
      return bySeat(notice.seat, (id) => t('told-hand-returned', { bandit: id, count: notice.count }));
    case 'stealin-began':
      return { who: null, text: t('told-stealin-began') };
    case 'card-revealed':
      return bySeat(
        notice.seat,
        (id) => t('told-card-revealed', { bandit: id, card: plainName(notice.card) }),
        notice.card,
      );
    case 'nothing-happened':
      return of(notice.bandit, t(`told-nothing-${notice.why}`, { bandit: bandit(notice.bandit) }));
    case 'moved': {
      const args = { bandit: bandit(notice.bandit), way: wayName(notice.to) };
      const text = {
        moved: () => t('told-moved', args),
        climbed: () => t('told-climbed', args),
        punched: () => t('told-thrown', args),
        pushed: () => t('told-thrown', args),
        fled: () => t('told-fled', args),
        swept: () => t('told-swept', args),
        displaced: () => t('told-fled', args),
        rescued: () => t('told-moved', args),
      }[notice.cause]();
      return of(notice.bandit, text);
    }
    case 'fired':
      return of(notice.bandit, t('told-fired', { bandit: bandit(notice.bandit), victim: bandit(notice.at) }));
    case 'punched':
      return of(notice.bandit, t('told-punched', { bandit: bandit(notice.bandit), victim: bandit(notice.victim) }));
    case 'marshal-moved':
      return { who: 'marshal', text: t('told-marshal-moved', { car: `car-${notice.to}` }) };
    case 'neutral-bullet':
      return of(notice.bandit, t('told-neutral-bullet', { bandit: bandit(notice.bandit) }));
    case 'bullets-ran-short':
      return { who: null, text: t('told-bullets-ran-short') };
    case 'event-began':
      return { who: null, text: t('told-event-began', { event: t(`event-${notice.event}`) }) };
    case 'strongbox-placed':
      return { who: 'marshal', text: t('told-strongbox-placed', { place: placeName(notice.place) }) };
    case 'ransom-paid':
      return of(notice.bandit, t('told-ransom-paid', { bandit: bandit(notice.bandit) }));
    case 'declined':
      return of(notice.bandit, t('told-declined', { bandit: bandit(notice.bandit) }));
    case 'courier-moved':
      return { who: 'courier', text: t('told-courier-moved', { place: placeName(notice.to) }) };
    case 'courier-hit':
      return of(notice.bandit, t('told-courier-hit', { bandit: bandit(notice.bandit), car: `car-${notice.car}` }));
    case 'gun-fired':
      return of(notice.bandit, t('told-gun-fired', { bandit: bandit(notice.bandit) }));
    case 'action-granted':
      return of(notice.bandit, t('told-action-granted', { bandit: bandit(notice.bandit) }));
    case 'action-taken':
      return of(
        notice.bandit,
        t('told-action-taken', { bandit: bandit(notice.bandit), action: t(`action-${notice.action}`) }),
      );
    case 'document-seen':
      return of(notice.bandit, t('told-document-seen', { bandit: bandit(notice.bandit) }));
    case 'document-put-back':
      return of(notice.bandit, t('told-document-put-back', { bandit: bandit(notice.bandit) }));
    case 'diverted':
      return bySeat(notice.seat, (id) => t('told-diverted', { bandit: id }));
    case 'bullet-healed':
      return bySeat(notice.seat, (id) => t('told-bullet-healed', { bandit: id }));
    case 'plan-concerted':
      return bySeat(notice.seat, (id) => t('told-plan-concerted', { bandit: id }));
    case 'plan-advanced':
      return { who: 'professore', text: t('told-plan-advanced', { value: dollars(notice.dollars) }) };
    case 'plot-came-to-nothing':
      return { who: 'professore', text: t('told-plot-came-to-nothing') };
    case 'long-shot-hit':
      return { who: 'professore', text: t('told-long-shot-hit', { car: `car-${notice.car}` }) };
    case 'trains-passed':
      return { who: null, text: t('told-trains-passed') };
    case 'cut-short':
      return { who: null, text: t('told-cut-short') };
    case 'plot-revealed':
      return { who: 'professore', text: t('told-plot-revealed', { card: cardName(notice.card) }) };
    case 'game-over':
      return { who: null, text: t('told-game-over') };
    case 'card-picked':
      return bySeat(notice.seat, (id) => t('told-card-picked', { bandit: id }));
    case 'cards-drawn':
      return bySeat(notice.seat, (id) => t('told-cards-drawn', { bandit: id, count: notice.count }));
    case 'card-played': {
      const { card, face_down } = notice;
      if (!card || face_down) return bySeat(notice.seat, (id) => t('told-card-played-hidden', { bandit: id }), card);
      return bySeat(notice.seat, (id) => t('told-card-played', { bandit: id, card: plainName(card) }), card);
    }
    case 'cards-put-away':
      return bySeat(notice.seat, (id) => t('told-cards-put-away', { bandit: id }));
    case 'card-diverted':
      return bySeat(notice.seat, (id) => t('told-card-diverted', { bandit: id }));
    case 'card-set-aside':
      return bySeat(notice.seat, (id) => t('told-card-set-aside', { bandit: id }));
    case 'plot-laid':
      return {
        who: 'professore',
        text: notice.card ? t('told-plot-revealed', { card: cardName(notice.card) }) : t('told-plot-laid'),
      };
    case 'loot-taken': {
      const args = { bandit: bandit(notice.bandit), loot: `loot-${notice.kind}` };
      const text =
        notice.dollars === null
          ? t('told-loot-taken', args)
          : t('told-loot-taken-value', { ...args, value: dollars(notice.dollars) });
      return of(notice.bandit, text);
    }
    case 'loot-lost':
      return of(notice.bandit, t('told-loot-lost', { bandit: bandit(notice.bandit), loot: `loot-${notice.kind}` }));
  }
}

/** Above what a round or a phase of it brought; nothing for what begins neither. */
export function chapterName(notice: NoticeJson): string | null {
  switch (notice.what) {
    case 'round-began':
      return t('replay-round', { round: notice.round });
    case 'turn-began':
      return t('replay-turn', { turn: notice.turn, kind: t(`turn-${notice.kind}`) });
    case 'stealin-began':
      return t('phase-stealin');
    case 'event-began':
      return t('replay-event', { event: t(`event-${notice.event}`) });
    case 'game-over':
      return t('phase-over');
    default:
      return null;
  }
}
