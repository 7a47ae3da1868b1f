import { PAGE_CALL_NAMES, type PageCallName } from '../../../sandbox/calls/calls.ts';
import { matrixFaults } from '../../../sandbox/faults/presets.ts';
import { cataloguePages } from './catalogue-pages.ts';
import { confirmationPage } from './confirmation-page.ts';
import { contactPage } from './contact-page.ts';
import { lookupPage } from './lookup-page.ts';
import { paymentResultPage } from './payment-result-page.ts';
import { type FaultName, type FaultyCalls, type Trial, trialsOf } from './trials.ts';

/** The calls of the site's pages as their faults are tried: a call that the sandbox answers and no page of these meets stops the compiler. */
export const faultyCalls: FaultyCalls<PageCallName> = {
  ...cataloguePages,
  ...contactPage,
  ...confirmationPage,
  ...paymentResultPage,
  ...lookupPage,
};

/** One call under one fault: first the fault itself, then its close relations. */
export interface FaultCell {
  readonly id: `${PageCallName}/${FaultName}`;
  readonly call: PageCallName;
  readonly fault: FaultName;
  readonly trials: readonly Trial[];
}

/** The fault matrix: each call under each fault. */
export const faultCells: readonly FaultCell[] = PAGE_CALL_NAMES.flatMap((call) =>
  matrixFaults.map((fault) => {
    const trials = trialsOf(fault, faultyCalls[call].cells(fault));
    return { id: `${call}/${fault}` as const, call, fault, trials };
  }),
);
