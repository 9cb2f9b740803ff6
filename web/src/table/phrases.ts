/** What can be said with one click. It is sent as text, in the language of whoever says it. */
export const PHRASES = ['howdy', 'hands-up', 'mine', 'nice-shot', 'personal', 'hurry', 'marshal', 'pleasure'] as const;
