import { Container } from '@mantine/core';
import { forgetMachine } from '#machines/forget.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { ForgetView } from '../src/pages/legal/ForgetView.tsx';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Forget',
  parameters: { docs: { page: machinePage('forget') } },
});

const at = pinned(forgetMachine, movesOf('forget'), { isShared: null }, (state, send) => (
  <Container>
    <ForgetView state={state} send={send} />
  </Container>
));

export const Offered = meta.story(at('offered'));
export const Confirming = meta.story(at('confirming'));
/** Everything of a person is being removed; no other answer is taken. */
export const ForgettingRecords = meta.story(at('forgetting.records'));
/** The cached pages and rides get two seconds. */
export const ForgettingCaches = meta.story(at('forgetting.caches', { isShared: true }));
export const Forgotten = meta.story(at('forgotten', { isShared: true }));
/** Other tabs could not be informed. */
export const ForgottenHere = meta.story(at('forgottenHere', { isShared: false }));
/** A script did not arrive, and nothing was removed. */
export const Failed = meta.story(at('failed'));
/** Everything stays; the focus is on the button again. */
export const Declined = meta.story(at('declined'));
