/** Messages of one language, and how one is said. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages.ts';

export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    // The marks that keep scripts apart are for texts that mix directions; ours all run the same way.
    useIsolating: false,
    functions: {
      // A name in the form that the sentence needs, or as it is where the language has only one.
      NAME: ([id], { form }) => nameOf(bundle, id, form),
    },
  });
  addTo(bundle, source);
  return bundle;
}

export function addTo(bundle: FluentBundle, source: string): void {
  const errors = bundle.addResource(new FluentResource(source));
  if (errors[0]) throw errors[0];
}

function nameOf(bundle: FluentBundle, id: FluentValue | undefined, form: FluentValue | undefined): FluentValue {
  if (typeof id !== 'string') return id instanceof FluentNumber ? id : '…';
  const message = bundle.getMessage(id);
  const pattern = (typeof form === 'string' ? message?.attributes[form] : null) ?? message?.value;
  return pattern ? bundle.formatPattern(pattern) : id;
}

export function say(
  bundle: FluentBundle,
  id: string,
  args: Record<string, FluentVariable> | null = null,
  errors: Error[] | null = null,
): string {
  const message = bundle.getMessage(id);
  return message?.value ? capitalised(bundle.formatPattern(message.value, args, errors)) : id;
}

/** A form of a name: the title of a car, say. */
export function sayForm(bundle: FluentBundle, id: string, form: string): string {
  const message = bundle.getMessage(id);
  const pattern = message?.attributes[form] ?? message?.value;
  return pattern ? bundle.formatPattern(pattern) : id;
}

/** A sentence may begin with a name that is written small elsewhere. */
function capitalised(text: string): string {
  return text.endsWith('.') || text.endsWith('?') ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;
}
