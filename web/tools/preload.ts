/** What every page needs is asked for by its HTML at once, not when a script or a style has found out. */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const CLIENT = '/src/main.ts';
/** The bundler's own helpers, which every script imports. */
const HELPERS = 'rolldown/runtime.js';
/** A file that the page asks for, and how. */
type Wanted = { file: string } & Record<string, string>;

const FONTS = /(vollkorn-latin-900|alegreya-sans-latin-500)-normal-.*\.woff2$/;

export function preload(): Plugin {
  let base = '/';
  return {
    name: 'folsom-preload',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const links = [...filesWith(bundle, HELPERS), ...filesWith(bundle, CLIENT), ...fonts(bundle)];
        return links.map(({ file, ...attrs }) => link({ ...attrs, href: base + file }));
      },
    },
  };
}

/** The files with a module, and their styles. */
function filesWith(bundle: Rolldown.OutputBundle, module: string): Wanted[] {
  const isWanted = (id: string | null) => id?.endsWith(module) ?? false;
  const chunks = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ facadeModuleId, moduleIds }) => [facadeModuleId, ...moduleIds].some(isWanted));
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [
    ...chunks.map(({ fileName }) => ({ rel: 'modulepreload', file: fileName })),
    ...styles.map((file) => ({ rel: 'stylesheet', file })),
  ];
}

function fonts(bundle: Rolldown.OutputBundle): Wanted[] {
  const files = Object.keys(bundle).filter((file) => FONTS.test(file));
  return files.map((file) => ({ rel: 'preload', as: 'font', type: 'font/woff2', file }));
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}
