import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAsyncProperty, LIMIT_MS } from '../../fixtures/properties.ts';
import { ScheduledConnection } from './connection.ts';
import { networkOutcomes, Tab, tally } from './tab.ts';

/** What the rider, the browser and the payment page do, in any order. */
const commands = {
  openForm: (tab: Tab) => tab.openForm(),
  openResult: (tab: Tab) => tab.openResult(''),
  openCancelled: (tab: Tab) => tab.openResult('&status=CANCELLED'),
  leave: (tab: Tab) => tab.leave(),
  reload: (tab: Tab) => tab.reload(),
  submit: (tab: Tab) => tab.confirm('form.submitted'),
  insist: (tab: Tab) => tab.confirm('previous.overridden'),
  goBack: (tab: Tab) => tab.tell('page.restored'),
  check: (tab: Tab) => tab.tell('previous.checked'),
  dismiss: (tab: Tab) => tab.tell('previous.dismissed'),
  hide: (tab: Tab) => tab.tell('page.hidden'),
  comeBack: (tab: Tab) => tab.tell('page.returned'),
  openTicket: (tab: Tab) => tab.tell('ticket.opened'),
  closeBanner: (tab: Tab) => tab.tell('banner.dismissed'),
  pay: (tab: Tab) => tab.settle('paid'),
  decline: (tab: Tab) => tab.settle('failed'),
  waitTwoSeconds: (tab: Tab) => tab.wait(2_000),
  waitAMinute: (tab: Tab) => tab.wait(61_000),
};
type Command = keyof typeof commands;

test('in whatever order answers come, late ones change nothing and no booking is lost or made up', {
  timeout: LIMIT_MS,
}, async () => {
  const names = Object.keys(commands) as Command[];
  const usual: Command[] = ['submit', 'pay', 'openResult', 'leave', 'comeBack', 'waitAMinute'];
  const command = fc.constantFrom(...names, ...usual, ...usual);
  const days = fc.array(command, { minLength: 4, maxLength: 24 });
  const outcomes = fc.array(fc.constantFrom(...networkOutcomes), { minLength: 1, maxLength: 12 });
  await checkAsyncProperty(
    fc.asyncProperty(
      fc.scheduler(),
      days,
      outcomes,
      fc.boolean(),
      async (order, day, fate, ends) => {
        const connection = new ScheduledConnection(order, ends, tally);
        const tab = new Tab(connection, fate);
        const looks = [() => tab.sees(), () => tab.holds()] as const;
        const sequence = order.scheduleSequence(
          (['openForm', 'submit', ...day] satisfies Command[]).map((label) => ({
            label,
            builder: async () => commands[label](tab),
          })),
        );
        await connection.play(...looks);
        expect(sequence.faulty).toBe(false);
        for (let minute = 0; minute < 8; minute += 1) {
          tab.wait(60_000);
          await connection.play(...looks);
        }
        tab.rests();
      },
    ),
    250,
  );
  expect(tally.late).toBeGreaterThan(50);
  expect(Math.min(tally.posts, tally.paid, tally.recovered, tally.outcomes)).toBeGreaterThan(5);
});
