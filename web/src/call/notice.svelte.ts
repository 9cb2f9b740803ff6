/** Notifications of the device, for whoever asked for them: never before, and never while they look. */
import { readSetting, writeSetting } from '../style/settings';

export type Permission = 'granted' | 'denied' | 'default' | 'missing';

function permission(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'missing';
}

let allowed = $state<Permission>(permission());
let wanted = $state(readSetting('call') === 'on');

/** Whether the device tells. */
export function isCalled(): boolean {
  return wanted && allowed === 'granted';
}

export function callPermission(): Permission {
  return allowed;
}

/** Asks the browser if it has to be asked. Only at a click: some browsers refuse for ever if nobody clicked. */
export async function allowNotices(): Promise<boolean> {
  if (permission() === 'default') await Notification.requestPermission();
  allowed = permission();
  return allowed === 'granted';
}

export async function chooseCall(on: boolean): Promise<void> {
  wanted = on && (await allowNotices());
  writeSetting('call', wanted ? 'on' : 'off');
}

export interface Notice {
  /** One at a time for each table: newer ones take the place of older ones. */
  table: string;
  title: string;
  text: string;
  /** Where a click leads. */
  address: string;
}

/** The worker uses the same tag for what is pushed (src/offline/sw.js). */
const tagOf = (table: string) => `folsom ${table}`;

/** Shows it; what is given back takes it away. */
export function notify(notice: Notice): () => void {
  if (!isCalled()) return () => undefined;
  const shown = show(notice);
  return () => void shown.then((takeAway) => takeAway());
}

async function show({ table, title, text, address }: Notice): Promise<() => void> {
  const options = {
    body: text,
    tag: tagOf(table),
    icon: `${import.meta.env.BASE_URL}icons/any-192.png`,
    data: { address },
  };
  try {
    // Phones show only what a worker shows.
    const registration = await worker();
    if (registration?.active) {
      await registration.showNotification(title, options);
      return () => void takeAway(registration, table);
    }
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    // The device shows none; the tab is marked all the same.
    return () => undefined;
  }
}

/** Where a page did not come safely there is none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  return (await serviceWorker?.getRegistration()) ?? null;
}

async function takeAway(registration: ServiceWorkerRegistration, table: string): Promise<void> {
  for (const one of await registration.getNotifications({ tag: tagOf(table) })) one.close();
}
