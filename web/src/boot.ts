/**
 * The first thing that runs, and small: it asks for what the page will need, so that this comes beside the client and not
 * after it.
 */
import { askAhead } from './pages/ahead';
import { pageOf } from './pages/pages';
import { place } from './pages/place';
import { routeOf } from './pages/routes';
import { sources, usual } from './words/sources';

void import('./main');
void sources[usual()]();
const route = routeOf(place().path);
void pageOf(route.page);
if (route.page === 'table') askAhead(route.table);
