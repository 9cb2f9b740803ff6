/**
 * Every file that is worth it is there compressed as well: the best that can be done takes seconds, which a server has not each
 * time it is asked (`crates/server/src/pages.rs` hands them out).
 */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|html|svg|wasm)$/;
/** What fits into one packet comes no sooner if it is smaller. */
const PACKET = 1400;

const compressed = promisify(brotliCompress);

export function compress(): Plugin {
  return {
    name: 'folsom-compress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => WORTH_IT.test(fileName));
        for (const file of files) {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (content.length <= PACKET) continue;
          const source = await compressed(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source });
        }
      },
    },
  };
}
