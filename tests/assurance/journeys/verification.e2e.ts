import { assertDefined } from '#machines/assert-defined.ts';
import { decodePaymentAnswer } from '../../../src/api/booking-schema.ts';
import { models } from '../../fixtures/chart-models.ts';
import { explore } from '../../fixtures/explore-chart.ts';
import {
  declinedAnswer,
  paidAnswer,
  pendingAnswer,
  unclearAnswer,
} from '../../fixtures/payment-answers.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import {
  knownEffects,
  ResultVisit,
  wireOf,
} from '../../journeys/support/verification/result-visit.ts';
import { looks, stepIn } from '../../journeys/support/verification/states.ts';
import { nameOf, walksOf } from '../../journeys/support/verification/walks.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const exploration = explore(
  assertDefined(
    models.find(({ name }) => name === 'payment'),
    'payment model',
  ),
);
const { model, paths, states } = exploration;

/** What happens to the chart alone, and why no browser gets there: a check that meets an error of the line ends as an open one. */
const isUnreachable = (name: string) => /· check(Payment|Later) fails$/.test(name);

const walks = walksOf(exploration, (step) => isUnreachable(nameOf(step)));

test('every state has its look, every action its trace, every transition its walk', () => {
  expect(states.missed).toEqual([]);
  expect(exploration.transitions.missed).toEqual([]);
  const names = states.all
    .map((id) => id.replace(`${model.machine.id}.`, ''))
    .filter((name) => name.startsWith('verification.'))
    .map(stepIn);
  expect(Object.keys(looks).sort()).toEqual(names.sort());
  const effects = new Set(paths.flatMap((path) => path.effects));
  expect([...effects].sort()).toEqual([...knownEffects].sort());

  const walked = new Set(walks.flatMap(({ steps }) => steps.map(nameOf)));
  const missing = new Set(paths.map(nameOf).filter((name) => !walked.has(name)));
  expect([...missing].filter((name) => !isUnreachable(name))).toEqual([]);
});

test('the answers of the model come over the wire as they are', () => {
  for (const answer of [paidAnswer, declinedAnswer, pendingAnswer, unclearAnswer])
    expect(decodePaymentAnswer(wireOf(answer), 'phonepe')).toEqual(answer);
});

for (const [index, walk] of walks.entries()) {
  const last = walk.steps.at(-1);
  test(`${index + 1}. ${walk.start} · ${last ? nameOf(last) : 'looks'}`, async ({
    page,
    sandbox: _s,
    console: log,
  }) => {
    log.expectFailedRequests();
    // the picture of the ride, on the platform's own origin
    await page.route('https://api.example.com/**', (route) =>
      route.fulfill({ path: 'public/mark.svg' }),
    );
    const visit = await ResultVisit.of(page, model.machine, walk);
    for (const step of walk.steps) await visit.take(step);
  });
}
