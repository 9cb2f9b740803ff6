/** What is said about being told (docs/notifications.md). */
export type PushKeyJson = { key: string };
export type NotifyAbout = 'off' | 'slow' | 'all';
export type QuietJson = { from: number; to: number; offset: number };
export type NotifyChoiceJson = { about: NotifyAbout; quiet: QuietJson | null };
export type NotifyJson = { about: NotifyAbout; quiet: QuietJson | null; devices: number };
export type WebhookAtJson = { at: string | null };
