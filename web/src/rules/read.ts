/** A link to the rules was followed: whoever plays or fills in a form reads them over it, everybody else goes there. */
import { current } from '../pages/router.svelte';
import { toggleRules } from './sheet.svelte';

export function readRules(event: MouseEvent): void {
  const leaves = ['home', 'rules'].includes(current().page) || event.ctrlKey || event.metaKey || event.shiftKey;
  if (leaves) return;
  event.preventDefault();
  toggleRules();
}
