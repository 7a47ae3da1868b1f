import { type EventObject, fromCallback, fromPromise } from 'xstate';

/**
 * The defaults below, until the browser provides their implementations. Tests recognise by them which actors and
 * actions a chart needs.
 */
export const unprovided = new WeakSet<object>();

function marked<Default extends object>(implementation: Default): Default {
  unprovided.add(implementation);
  return implementation;
}

function unprovidedError(name: string): Error {
  return new Error(`Nobody provided "${name}" in src/site/.`);
}

/** Throws, and leaves a rejection that nobody handles, so that even a chart that recovers from errors cannot hide it. */
function failUnhandled(name: string): never {
  void Promise.reject(unprovidedError(name));
  throw unprovidedError(name);
}

/** Returns the default of an actor that only the browser can implement: it fails, however its chart handles errors. */
export function unprovidedActor<Output, Input>(name: string) {
  return marked(fromPromise<Output, Input>(async () => failUnhandled(name)));
}

/**
 * Returns the default of an actor that sends the browser's events to its chart, and may be sent messages; it fails as the
 * one above does.
 */
export function unprovidedListener<Input = unknown, Message extends EventObject = EventObject>(
  name: string,
) {
  return marked(fromCallback<Message, Input & object>(() => failUnhandled(name)));
}

/** Returns the default of an action that only the browser can take: it throws, which stops the machine. */
export function unprovidedAction<Params = undefined>(name: string) {
  return marked((_: unknown, __: Params): void => {
    throw unprovidedError(name);
  });
}
