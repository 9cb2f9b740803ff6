/** Makes the service worker: it gets the name of the build and the list of its files, which only the end of a build knows, and a few words. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { wordsFor } from './words.ts';

/** Copies for servers, what only tools read, and what devices ask for themselves. */
const LEFT_OUT = /\.(br|map)$|^(\.vite|icons)\/|^preview\.png$/;

/** What it says itself. */
const SAID = ['call-title', 'push-turn', 'push-reminder'];

/** `words` is the folder of the languages. */
export function offline(script: string, words: string): Plugin {
  let copied: string[] = [];
  return {
    name: 'folsom-offline',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      copied = readdirSync(publicDir);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = [...copied, ...Object.keys(bundle).filter((file) => !LEFT_OUT.test(file))];
        // The page tells nothing by its name: its contents are a part of the build, too.
        const page = bundle['index.html'];
        const marked =
          page?.type === 'asset' ? /<meta name="client" content="(\w+)"/.exec(String(page.source))?.[1] : null;
        if (!marked) this.error('the page has no mark of its build');
        const icons = files.filter((file) => !file.startsWith('assets/'));
        const contents = createHash('sha256');
        for (const file of icons) {
          const part = bundle[file];
          if (part?.type === 'asset') contents.update(part.source);
        }
        const source = readFileSync(script, 'utf8')
          .replace('__BUILD__', `${marked}-${contents.digest('hex').slice(0, 8)}`)
          .replace('__FILES__', JSON.stringify(files.sort()))
          .replace('__WORDS__', JSON.stringify(wordsFor(words, SAID)));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
