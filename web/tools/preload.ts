/** What every page needs is asked for by its HTML at once, not when a script or a style has found out. */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const CLIENT = '/src/main.ts';
/** The bundler's own helpers, which every script imports. */
const HELPERS = 'rolldown/runtime.js';
const FONTS = /(vollkorn-latin-900|alegreya-sans-latin-500)-normal-.*\.woff2$/;

export function preload(): Plugin {
  return {
    name: 'folsom-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => [...filesWith(bundle, HELPERS), ...filesWith(bundle, CLIENT), ...fonts(bundle)],
    },
  };
}

/** The files with a module, and their styles. */
function filesWith(bundle: Rolldown.OutputBundle, module: string): HtmlTagDescriptor[] {
  const isWanted = (id: string | null) => id?.endsWith(module) ?? false;
  const chunks = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ facadeModuleId, moduleIds }) => [facadeModuleId, ...moduleIds].some(isWanted));
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [
    ...chunks.map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` })),
    ...styles.map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
  ];
}

function fonts(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const files = Object.keys(bundle).filter((file) => FONTS.test(file));
  return files.map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` }));
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}
