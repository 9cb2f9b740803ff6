/** A QR code as one path, a unit for each of its squares. */
import encode from 'qr';

/** The empty edge that a reader needs around it, in squares. */
const EDGE = 4;

export interface Code {
  /** How many squares there are from edge to edge, with what is empty around it. */
  side: number;
  path: string;
}

/** A sixth of it may be hidden or torn and it can still be read. */
export function codeOf(text: string): Code {
  const rows = encode(text, 'raw', { ecc: 'medium', border: EDGE });
  let path = '';
  rows.forEach((row, y) => {
    // Squares side by side are one bar: seams between them would be seen.
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
    }
  });
  return { side: rows.length, path };
}
