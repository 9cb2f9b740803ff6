/** A page that was left open meets a newer server. */
import type { ToClient } from '../src/protocol/types';
import { openGame } from './support/tables';
import { expect, test } from './support/test';
import { words } from './support/words';

test('a server that speaks another version of the protocol is not misread', async ({ page }) => {
  const table = await openGame(page, { preset: 'ru18-advanced', seats: 3 });
  await page.routeWebSocket(/\/socket/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as ToClient;
      line.send(message.type === 'snapshot' ? JSON.stringify({ ...message, protocol: 2 }) : text);
    });
  });
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('heading', { name: words('foreign') })).toBeVisible();
  await page.unrouteAll();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: words('reload') }).click()]);
});
