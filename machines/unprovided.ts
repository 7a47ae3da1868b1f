import {
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type PromiseActorLogic,
} from 'xstate';

/** The defaults below, as long as the browser puts nothing in their place: by them, tests find what a chart asks of it. */
export const unprovided = new WeakSet<object>();

function unprovidedError(name: string): Error {
  return new Error(`Nobody provided "${name}": its machine gets its effects in src/site/.`);
}

/**
 * The default of an actor that only the browser can implement. Besides failing, it leaves a rejection
 * that nobody handles, so that a chart which recovers from errors cannot hide it.
 */
export function unprovidedActor<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() => {
    void Promise.reject(unprovidedError(name));
    return Promise.reject(unprovidedError(name));
  });
  unprovided.add(logic);
  return logic;
}

/** The default of an actor that sends the browser's events to its chart; fails as the one above does. */
export function unprovidedListener<Input = unknown>(
  name: string,
): CallbackActorLogic<EventObject, Input & object> {
  const logic = fromCallback<EventObject, Input & object>(() => {
    void Promise.reject(unprovidedError(name));
    throw unprovidedError(name);
  });
  unprovided.add(logic);
  return logic;
}

/** The default of an action that only the browser can take: throws, which stops the machine. */
export function unprovidedAction<Params = undefined>(name: string) {
  const action = (_: unknown, __: Params): void => {
    throw unprovidedError(name);
  };
  unprovided.add(action);
  return action;
}
