/** Marks the page with the name of its build, so that a page that was left open can tell that there is a newer one. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export function mark(): Plugin {
  return {
    name: 'folsom-mark',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // Files are named after their contents, so the names of all are a name for the whole.
      handler: (_, { bundle = {} }) => {
        const content = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'client', content }, injectTo: 'head' }];
      },
    },
  };
}
