/** What was agreed, in words. */
import type { ClockJson, Switches, TermsJson } from '../protocol/types';
import { language, listed, t, title } from '../words/words.svelte';
import { duration } from './durations';

export function clockWords(clock: ClockJson | null): string {
  if (!clock) return t('about-clock-none');
  const decision = duration(clock.decision_ms / 1000, language());
  if (clock.reserve_ms === 0) return t('about-clock-bare', { decision });
  return t('about-clock', { decision, reserve: duration(clock.reserve_ms / 1000, language()) });
}

export function switchWords(name: keyof Switches, value: string): string {
  const said =
    value === 'on' || value === 'yes'
      ? t('summary-on')
      : value === 'off' || value === 'no'
        ? t('summary-off')
        : t(`value-${name}-${value}` as 'value-shortage-nobody');
  return t('summary-switch', { name: t(`switch-${name}`), value: said });
}

/** The sentences that tell a newcomer what is played; the rulebook and the number of seats are told elsewhere. */
export function summary({ setup, clock, public: everybody, rated }: TermsJson): string[] {
  const { switches = {}, cast, admitted, cars } = setup;
  const differing = Object.entries(switches) as [keyof Switches, string][];
  const bandits = (list: readonly string[]) => listed(list.map((one) => t(`bandit-${one}` as 'bandit-doc')));
  return [
    t(`about-preset-${setup.preset}`),
    ...(differing.length > 0
      ? [t('summary-differs', { rules: differing.map(([name, value]) => switchWords(name, value)).join('; ') })]
      : []),
    Array.isArray(cast)
      ? t('summary-cast-named', { bandits: bandits(cast) })
      : cast === 'choose'
        ? t('summary-cast-choose')
        : t('summary-cast-random'),
    ...(admitted ? [t('summary-admitted', { bandits: bandits(admitted) })] : []),
    ...(cars ? [t('summary-cars', { cars: cars.map((car) => title(`car-${car}`)).join(' · ') })] : []),
    clock ? clockWords(clock) : t('summary-no-clock'),
    everybody ? t('about-public') : t('about-by-link'),
    ...(rated ? [t('summary-rated')] : []),
  ];
}
