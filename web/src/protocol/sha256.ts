/**
 * SHA-256 (FIPS 180-4), for checking what the server promised. Browsers have it too, but only on pages that come over
 * HTTPS, and friends play at home without it.
 */
const ROUNDS = 64;
const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

/** The first 32 bits of what stands behind the point. */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) >>> 0;

const CONSTANTS = Uint32Array.from(primes(ROUNDS), (prime) => fraction(Math.cbrt(prime)));
const BEGINNING = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message, a one, zeros, and how many bits it had: whole blocks. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

function mix(state: Uint32Array, block: DataView, from: number): void {
  const words = new Uint32Array(ROUNDS);
  const at = (list: Uint32Array, index: number) => list[index] ?? 0;
  for (let index = 0; index < ROUNDS; index++) {
    if (index < 16) {
      words[index] = block.getUint32(from + index * 4);
      continue;
    }
    const [early, late] = [at(words, index - 15), at(words, index - 2)];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = at(words, index - 16) + first + at(words, index - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < ROUNDS; index++) {
    const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const added = (h + one + chosen + at(CONSTANTS, index) + at(words, index)) | 0;
    const two = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + two + most) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + word;
}

/** As 64 hexadecimal digits. */
export function sha256(message: Uint8Array): string {
  const state = BEGINNING.slice();
  const view = padded(message);
  for (let from = 0; from < view.byteLength; from += BLOCK) mix(state, view, from);
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}
