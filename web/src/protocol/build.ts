/** Which build of the client this page is: the build marks its page (tools/mark.ts), and the server tells which it has. */

/** The version of the protocol that this client speaks; every snapshot tells the server's (docs/protocol.md). */
export const PROTOCOL = 1;

function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="client"]')?.content ?? null;
}

/** Whether the server has another client than this one. While developing there is nothing to compare. */
export function isOutdated(server: string | null, own: string | null = ownBuild()): boolean {
  return own !== null && server !== null && own !== server;
}
