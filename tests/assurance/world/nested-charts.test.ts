import { expect, test } from 'vitest';
import { type AnyStateMachine, assign, sendTo, setup } from 'xstate';
import { explore } from './explore.ts';
import { withChart } from './nested-charts.ts';
import { MONEY_MACHINES, type ModelMachines } from './platform-model.ts';
import { calm, type Scope } from './scopes.ts';
import { SEEDED_DEFECTS } from './seeded-defects.ts';

interface Running {
  readonly input: unknown;
  readonly outcome: unknown;
}

/** A chart that runs another one and answers what that one answers. A gated one waits for `gate.opened`; one without a gate sends that event to the chart that it runs. */
function running(inner: AnyStateMachine, id: string, isGated: boolean): AnyStateMachine {
  const outer = setup({ types: { context: {} as Running }, actors: { inner } }).createMachine({
    id,
    context: ({ input }) => ({ input, outcome: null }),
    output: ({ context }: { context: Running }) => context.outcome,
    initial: isGated ? 'waiting' : 'running',
    states: {
      waiting: { on: { 'gate.opened': 'running' } },
      running: {
        entry: isGated ? [] : sendTo('inner', { type: 'gate.opened' }),
        invoke: {
          id: 'inner',
          src: 'inner',
          input: ({ context }: { context: Running }) => context.input,
          onDone: { target: 'ended', actions: assign({ outcome: ({ event }) => event.output }) },
        },
      },
      ended: { type: 'final' },
    },
  });
  return outer as AnyStateMachine;
}

/** A chart that has another one run a check of a payment at once. */
const around = (check: AnyStateMachine) => running(running(check, 'gate', true), 'around', false);

/** The charts of money, with two charts between each of them and its check of a payment. */
function nested(all: ModelMachines): ModelMachines {
  const deep = MONEY_MACHINES.map((name) => [name, withChart(all[name], 'payment-check', around)]);
  return { ...all, ...Object.fromEntries(deep) };
}

const scope: Scope = { ...calm, answers: ['pending'], depth: 9 };

test('a check of a payment inside other charts is the page’s own: as many states, and every invariant holds', async () => {
  const [flat, deep] = [
    await explore(scope),
    await explore(scope, { injection: { machines: nested } }),
  ];
  expect(deep.counterexample).toBeNull();
  expect(deep.states).toBe(flat.states);
  expect(deep.kinds.get('status answered')).toBe(flat.kinds.get('status answered'));
});

test.each([
  'a payment that is still pending counts as paid',
  'the result page asks once too often',
])('suppose %s, in a check inside other charts → the model reports it', async (description) => {
  const defect = SEEDED_DEFECTS.find((one) => one.description === description);
  if (defect === undefined) throw new Error(`No seeded defect says that ${description}.`);
  const machines = (all: ModelMachines) => {
    const deep = nested(all);
    return { ...deep, ...defect.injection.machines?.(deep) };
  };
  const { counterexample } = await explore(defect.scope, {
    injection: { ...defect.injection, machines },
    only: defect.breaks,
  });
  expect(counterexample?.invariant).toBe(defect.breaks);
});
