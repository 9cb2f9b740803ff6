/** Where everybody stands in the last scene: winners on the crate, their loot beside them, the others in front. */

export interface Spot {
  x: number;
  y: number;
  width: number;
}

export interface Pose {
  /** The top of the crate. */
  crate: Spot;
  up: Spot[];
  down: Spot[];
  loot: Spot[];
}

/** A figure is 120 × 200 with its feet at 193; stands are 105 wide. */
const TALL = 200 / 120;
const FEET = 193 / 200;
const STAND = 105 / 120;

/** How tokens are heaped at one side, the largest first: away from the figure, up from the crate, and how large. */
const HEAP = [
  { out: 0.34, up: 0, size: 1 },
  { out: 0.78, up: 0.02, size: 0.72 },
  { out: 0.56, up: 0.62, size: 0.62 },
] as const;

export function poseOf(width: number, height: number, winners: number, others: number, tokens: number): Pose {
  // Those in front: as large as there is room for them side by side, but smaller than the winners.
  const pitch = (width * 0.98) / Math.max(1, others);
  const room = winners > 0 ? 0.17 : 0.4;
  const small = Math.min(102, width * 0.24, height * room, pitch / STAND / 1.03, (width * 0.8) / Math.max(1, winners));
  const down = row(others, small, Math.min(pitch, small * 1.12), width, height - 6);

  const top = height - Math.max(40, small * TALL) - 26;
  const many = winners > 2;
  const crateWidth = Math.min(width * (winners > 1 ? 0.94 : 0.84), Math.max(380, 250 * winners));
  const crate = { x: (width - crateWidth) / 2, y: top, width: crateWidth };

  // The more of them there are, the less room there is for loot.
  const side = many ? 0 : Math.min(84, crateWidth * (winners > 1 ? 0.13 : 0.21));
  const share = (crateWidth - 2 * side) / Math.max(1, winners);
  const large = Math.min(share / (winners > 1 ? STAND * 1.04 : STAND), (top - 14) / TALL, 250);
  const up = row(winners, large, Math.min(share, large * 1.02), width, top + 12);

  const reach = (up.at(-1)?.x ?? 0) + large * (0.5 + STAND / 2);
  const size = Math.min(88, (crate.x + crateWidth - reach) * 0.9);
  const loot = many || winners === 0 ? [] : heaps(tokens, size, reach, width, top + 10);
  return { crate, up, down, loot };
}

/** Figures side by side in the middle, all with their feet at one height. */
function row(count: number, size: number, pitch: number, width: number, feet: number): Spot[] {
  return Array.from({ length: count }, (_, index) => ({
    x: width / 2 + (index - (count - 1) / 2) * pitch - size / 2,
    y: feet - size * TALL * FEET,
    width: size,
  }));
}

function heaps(tokens: number, size: number, reach: number, width: number, floor: number): Spot[] {
  return Array.from({ length: Math.min(tokens, HEAP.length * 2) }, (_, index) => {
    const { out, up, size: part } = HEAP[Math.floor(index / 2)] ?? HEAP[0];
    const [own, middle] = [size * part, reach + size * out * 1.1];
    return { x: (index % 2 === 0 ? width - middle : middle) - own / 2, y: floor - own - up * size, width: own };
  });
}
