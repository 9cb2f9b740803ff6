/** The engine, compiled: whoever has it can hand it on to workers, so that it is loaded once. */
import address from './engine/folsom_bg.wasm?url';

/** A plain file server may not know what WebAssembly is, and then it can't be compiled while it comes. */
export async function compiled(): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the engine: ${response.status}`);
  const isNamed = response.headers.get('content-type')?.startsWith('application/wasm');
  if (isNamed) return WebAssembly.compileStreaming(Promise.resolve(response));
  return WebAssembly.compile(await response.arrayBuffer());
}
