import { type EventObject, fromCallback, fromPromise } from 'xstate';

/** The defaults below, as long as the browser puts nothing in their place: by them, tests find what a chart asks of it. */
export const unprovided = new WeakSet<object>();

function marked<Default extends object>(implementation: Default): Default {
  unprovided.add(implementation);
  return implementation;
}

function unprovidedError(name: string): Error {
  return new Error(`Nobody provided "${name}" in src/site/.`);
}

/** Leaves a rejection that nobody handles, too, so that a chart which recovers from errors cannot hide it. */
function failUnhandled(name: string): never {
  void Promise.reject(unprovidedError(name));
  throw unprovidedError(name);
}

/** The default of an actor that only the browser can implement: fails, whatever its chart makes of that. */
export function unprovidedActor<Output, Input>(name: string) {
  return marked(fromPromise<Output, Input>(async () => failUnhandled(name)));
}

/** The default of an actor that sends the browser's events to its chart; fails as the one above does. */
export function unprovidedListener<Input = unknown>(name: string) {
  return marked(fromCallback<EventObject, Input & object>(() => failUnhandled(name)));
}

/** The default of an action that only the browser can take: throws, which stops the machine. */
export function unprovidedAction<Params = undefined>(name: string) {
  return marked((_: unknown, __: Params): void => {
    throw unprovidedError(name);
  });
}
