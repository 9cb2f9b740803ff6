/** Tells when the battery runs low, and when it no longer does. Not all browsers know. */

/** Less than this share of it, while it is not being charged. */
const LOW = 0.2;

interface Battery extends EventTarget {
  charging: boolean;
  level: number;
}

export function watchBattery(tell: (low: boolean) => void): void {
  const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> };
  getBattery
    ?.call(navigator)
    .then((battery) => {
      const look = () => tell(!battery.charging && battery.level < LOW);
      battery.addEventListener('chargingchange', look);
      battery.addEventListener('levelchange', look);
      look();
    })
    .catch(() => undefined);
}
