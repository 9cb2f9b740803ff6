/** A table that nobody else can come to: chairs that would wait for somebody are the bots'. */
import type { Form } from './form';

export function withoutGuests(form: Form): Form {
  const chairs = form.chairs.map((sitter) =>
    sitter.who === 'open' ? ({ who: 'bot', level: 'outlaw' } as const) : sitter,
  );
  return { ...form, chairs, public: false };
}
