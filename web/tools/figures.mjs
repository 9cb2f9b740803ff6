// Measures the client in a browser against the real server, and prints what it found: node tools/figures.mjs [--json]
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const json = process.argv.includes('--json');
const folder = new URL('../results/', import.meta.url).pathname;
const file = `${folder}figures.jsonl`;
mkdirSync(folder, { recursive: true });
rmSync(file, { force: true });
const rest = process.argv.slice(2).filter((arg) => arg !== '--json');
const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'e2e/figures.config.ts', ...rest], {
  stdio: ['ignore', json ? 2 : 'inherit', 'inherit'],
  env: { ...process.env, FOLSOM_FIGURES: file },
});
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
if (json) console.log(JSON.stringify(rows, null, 2));
else for (const table of new Set(rows.map((row) => row.table))) print(rows.filter((row) => row.table === table));
process.exit(status ?? 1);

/** A table with its columns below each other: words to the left, numbers to the right. */
function print(rows) {
  const columns = [...new Set(rows.flatMap(Object.keys))].filter((column) => column !== 'table');
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => String(line[index]).length)));
  console.log(`\n${rows[0].table}`);
  for (const [number, line] of lines.entries())
    console.log(
      `  ${line
        .map((cell, index) =>
          typeof rows[0][columns[index]] === 'number' || (number > 0 && typeof cell === 'number')
            ? String(cell).padStart(widths[index])
            : String(cell).padEnd(widths[index]),
        )
        .join('  ')}`,
    );
}
