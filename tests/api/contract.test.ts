import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingRowSchemas } from '#machines/codec/booking-row.ts';
import { pictureFields } from '#machines/codec/fields.ts';
import { dayFields, itemFieldSchemas, optionFields } from '#machines/codec/item-schema.ts';
import { withoutMarkup } from '#machines/codec/markup.ts';
import { ITEM_KINDS, type ItemKind, KINDS } from '#machines/domain/catalogue/kinds.ts';
import { LIST_NAMES, LISTS } from '#machines/domain/catalogue/lists.ts';
import { verdict } from '#machines/domain/payment/payment.ts';
import { readStatus, statusStems } from '#machines/domain/payment/status-word.ts';
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS } from '#machines/domain/person/contact-form.ts';
import { PAGE_CALLS } from '../../sandbox/calls/calls.ts';
import { CONTACT_FIELDS as SANDBOX_CONTACT_FIELDS } from '../../sandbox/store.ts';
import {
  bookingFields,
  decodeInitiation,
  decodeMyBookings,
  decodePaymentAnswer,
} from '../../src/api/booking-schema.ts';
import { decodeCatalogue, decodeItem, decodeShare, shareFields } from '../../src/api/schema.ts';
import { serverMessage } from '../../src/api/server-text.ts';
import { contractParts } from '../../tools/doctor/contract.ts';
import {
  type ContractSchema,
  checkBy,
  contractDocument,
  contractFile,
  operationAt,
  operations,
  schemas,
} from '../fixtures/contract.ts';
import { type ContractAnswer, contractAnswers } from '../fixtures/contract-answers.ts';
import { documentedCodes, documentedVerdicts } from '../fixtures/payment-answers.ts';

let answers: readonly ContractAnswer[];
beforeAll(async () => {
  answers = await contractAnswers();
});

const answered = (id: string, status = '200') =>
  answers.filter((answer) => answer.operation.id === id && answer.status === status);

/** An address of a call, whatever its parts that differ are named. */
const routeOf = (method: string, path: string) => `${method} ${path.replace(/:\w+|\{\w+\}/g, '…')}`;

test('the calls of the contract are those that the sandbox answers, but for the provider’s', () => {
  const handled = Object.values(PAGE_CALLS).map(({ method, path }) => routeOf(method, path));
  expect(operations.map(({ method, path }) => routeOf(method, path)).sort()).toEqual(
    handled.sort(),
  );
});

test('the contact form of the contract has the fields that the site sends and the sandbox requires', () => {
  const form = ['paths', '/user/contact-us', 'post', 'requestBody', 'content'];
  const schema = contractDocument().toJS();
  const { required, properties } = form.reduce((part, name) => part[name], schema)[
    'application/x-www-form-urlencoded'
  ].schema;
  expect(required).toEqual(CONTACT_FIELD_NAMES.filter((name) => CONTACT_FIELDS[name].isRequired));
  expect(Object.keys(properties)).toEqual(CONTACT_FIELD_NAMES);
  expect(Object.entries(SANDBOX_CONTACT_FIELDS)).toEqual(
    CONTACT_FIELD_NAMES.map((name) => [name, { isRequired: CONTACT_FIELDS[name].isRequired }]),
  );
});

describe('the answers of the sandbox', () => {
  test('are as the contract says, each list, item, payment and refusal', () => {
    const wrong = answers.flatMap(({ operation, status, body }) => {
      const response = operation.responses[status];
      const check = response && checkBy(response.content['application/json'].schema);
      if (check?.(body) === true) return [];
      return [{ call: operation.id, status, body, errors: check?.errors }];
    });
    expect(wrong).toEqual([]);
  });

  test.each(operations)('$id has every status of the contract, and its examples', (operation) => {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      const own = answered(operation.id, status);
      expect([status, own.length > 0]).toEqual([status, true]);
      const examples = content['application/json'].examples ?? {};
      const exampleNames = own.flatMap(({ example }) =>
        example === undefined ? [] : [example.name],
      );
      expect(exampleNames).toEqual(Object.keys(examples));
    }
  });

  test('are the examples of the contract', async () => {
    const document = contractDocument();
    for (const { operation, status, example } of answers) {
      if (example === undefined) continue;
      const own = ['paths', operation.path, operation.method.toLowerCase(), 'responses', status];
      const shared: unknown = document.getIn([...own, '$ref']);
      const place = typeof shared === 'string' ? shared.split('/').slice(1) : own;
      document.setIn(
        [...place, 'content', 'application/json', 'examples', example.name, 'value'],
        document.createNode(example.value),
      );
    }
    await expect(document.toString({ lineWidth: 0 })).toMatchFileSnapshot(contractFile);
  });
});

/** The schema of a kind bears its name. */
const schemaOf = (kind: ItemKind) => kind.replace(/^./, (first) => first.toUpperCase());
const kindSchemas = ITEM_KINDS.map(schemaOf);

/** The fields of the site that read each schema of the contract, by the names of the API. */
const read: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  ...Object.fromEntries(ITEM_KINDS.map((kind) => [schemaOf(kind), itemFieldSchemas[kind]])),
  TicketOption: optionFields,
  ItineraryDay: dayFields,
  Picture: pictureFields,
  Share: shareFields,
  ...bookingFields,
  Booking: bookingRowSchemas,
};
/** Fields that are read beside those: the provider's, whose name is a setting, and the reason of a list that failed. */
const readBeside: Readonly<Record<string, readonly string[]>> = {
  PaymentStatus: ['phonepe_status'],
  BookingList: ['message'],
};

const namesOf = ([name, schema]: readonly [string, ContractSchema]) => [
  name,
  ...(schema['x-other-names'] ?? []),
];

/** The schemas of what is read without fields of its own: the groups of a list, the words of a problem. */
const unread: readonly string[] = [...kindSchemas.map((name) => `${name}Groups`), 'Problem'];

test('every schema of the contract with fields is read by a table of the site', () => {
  const named = Object.entries(schemas).filter(([, { properties }]) => properties !== undefined);
  expect(named.map(([name]) => name).sort()).toEqual([...Object.keys(read), ...unread].sort());
});

/** The first words about a field without which no answer is read. */
const UNREADABLE = 'The answer cannot be read';

/** The fields that a platform must send of a schema, and those of which it must send one. */
function requiredOf(name: string) {
  const { required = [], anyOf = [] } = schemas[name] ?? {};
  return { required, alternatives: anyOf.flatMap((each) => each.required ?? []) };
}

/** True for a field whose absence makes its answer unreadable; the provider's field has a name of its own and is optional. */
const isRefusedWithout = (reader: v.GenericSchema | undefined) =>
  reader !== undefined && !v.safeParse(reader, undefined).success;

test.each(
  Object.keys(schemas).filter(
    (name) => requiredOf(name).required.length > 0 || requiredOf(name).alternatives.length > 0,
  ),
)('what happens without a required field of %s stands in the contract', (name) => {
  const { required, alternatives } = requiredOf(name);
  const [alternative] = Object.keys(schemas[name]?.properties ?? { message: {} }).filter((field) =>
    alternatives.includes(field),
  );
  expect(Object.keys(schemas[name]?.['x-without'] ?? {}).toSorted()).toEqual(
    [...required, ...(alternative === undefined ? [] : [alternative])].toSorted(),
  );
});

describe.each(Object.entries(read))('%s', (name, fields) => {
  const properties = Object.entries(schemas[name]?.properties ?? {});

  test('names the fields that the site reads, and no others', () => {
    const named = properties.flatMap(namesOf);
    expect(named.toSorted()).toEqual(
      [...Object.keys(fields), ...(readBeside[name] ?? [])].toSorted(),
    );
  });

  test('a field that a platform may leave out is read without it', () => {
    const { required, alternatives } = requiredOf(name);
    const others = properties
      .flatMap(namesOf)
      .filter((field) => !required.includes(field) && !alternatives.includes(field));
    expect(others.filter((field) => isRefusedWithout(fields[field]))).toEqual([]);
  });

  test('a required field is one without which no answer is read, or says what happens without it', () => {
    const sentences = schemas[name]?.['x-without'] ?? {};
    for (const field of requiredOf(name).required)
      expect([field, sentences[field]?.startsWith(UNREADABLE) ?? false]).toEqual([
        field,
        isRefusedWithout(fields[field]),
      ]);
  });

  test('names of one field stand in the order in which they count', () => {
    const order = Object.keys(fields);
    for (const names of properties.map(namesOf).filter((each) => each.length > 1)) {
      const start = order.indexOf(names[0] ?? '');
      expect(order.slice(start, start + names.length)).toEqual(names);
    }
  });

  test.each(
    properties.flatMap(([field, schema]) =>
      (schema['x-also-read'] ?? []).map(([first, ...others]) => ({ field, schema, first, others })),
    ),
  )('$field: $first, and what is read as that', ({ field, schema, first, others }) => {
    const check = checkBy(schema);
    expect([check(first), check.errors]).toEqual([true, null]);
    const reader = fields[field];
    const readAs = (value: unknown) => reader && v.parse(reader, withoutMarkup(value));
    const silent = reader && v.safeParse(reader, undefined);
    expect(readAs(first)).not.toEqual(silent?.output);
    for (const other of others) expect([other, readAs(other)]).toEqual([other, readAs(first)]);
  });
});

test.each(Object.entries(schemas.StatusWord?.['x-families'] ?? {}))(
  'words that the contract calls %s are read so',
  (family, words) => {
    for (const word of words)
      expect([word, readStatus(word)?.family ?? 'none']).toEqual([word, family]);
  },
);

test.each(statusStems())('words of the stem “%s” stand in the contract', (stem) => {
  const words = Object.values(schemas.StatusWord?.['x-families'] ?? {}).flat();
  expect(words.filter((word) => word.startsWith(stem))).not.toEqual([]);
});

describe('the verdicts of a payment in the contract', () => {
  const { get } = contractDocument().toJS().paths['/order/payment/status/{transactionId}'];
  const rows = [...get.description.matchAll(/^\d+\. \*(.+?)\*: ((?:.|\n {3})+)/gm)];
  const verdictOf = ([, name = '']: readonly string[]) => name.toLowerCase();

  test('stand in the order of their rules', () => {
    expect(rows.map(verdictOf)).toEqual(documentedVerdicts());
  });

  test.each(documentedCodes)('name the code $code beside $verdict', ({ code, verdict }) => {
    const naming = rows.filter(([, , when = '']) => when.includes(`\`${code}\``));
    expect(naming.map(verdictOf)).toEqual([verdict]);
  });
});

test('the parts to which the doctor refers stand in the contract', () => {
  const { description } = contractDocument().toJS().info;
  const headings = [...description.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const parts = [...headings, ...operations.map(({ id }) => id), ...Object.keys(schemas)];
  expect(parts).toEqual(expect.arrayContaining(Object.values(contractParts).flat()));
});

describe('an answer as the contract says', () => {
  const images = (url: string) => url || null;

  test('a list → every entry of it', async () => {
    for (const name of LIST_NAMES) {
      const own = answered(operationAt('GET', `/api/v1/${LISTS[name].path.join('/')}`).id);
      for (const { body } of own) {
        const sent = Object.values(Object(body).data).flatMap((group) =>
          Object.values(Object(group)),
        );
        const entries = sent.flat().filter((value) => typeof value === 'object');
        expect((await decodeCatalogue(body, name, images))?.items).toHaveLength(entries.length);
      }
    }
  });

  test('an item, and what is shared of it → are read', () => {
    for (const kind of ITEM_KINDS) {
      const area = `/api/v1/${KINDS[kind].area.join('/')}`;
      const items = answered(operationAt('GET', `${area}/asked`).id);
      for (const { body } of items)
        expect(decodeItem(body, images, { id: 'asked', kind })).toMatchObject({ kind });
      const shares = answered(operationAt('GET', `${area}/share/asked`).id);
      for (const { body } of shares) expect(decodeShare(body, images)).not.toBeNull();
      expect([kind, items.length > 0, shares.length > 0]).toEqual([kind, true, true]);
    }
  });

  test('a booking → a payment address and an id', () => {
    for (const { body } of answered('bookAsGuest'))
      expect(decodeInitiation(body)).toEqual({
        paymentUrl: expect.stringMatching(/^http/),
        transactionId: expect.stringMatching(/./),
      });
  });

  const { examples = {} } =
    operations.find(({ id }) => id === 'readPaymentStatus')?.responses['200']?.content[
      'application/json'
    ] ?? {};
  test.each(Object.entries(examples))(
    'the payment of the example “%s” → is judged as it says',
    (...[, example]) => {
      const answer = decodePaymentAnswer(example.value, 'phonepe');
      expect(answer && verdict(answer).kind).toBe(example['x-verdict']);
    },
  );

  const paid = {
    success: true,
    transactionId: 'T1',
    local_status: { payment_status: 'success', order_status: 'confirmed' },
    phonepe_status: { success: true, code: 'PAYMENT_SUCCESS', data: { state: 'COMPLETED' } },
  };
  const { local_status: local, phonepe_status: provider } = paid;
  test.each<[string, object, string | undefined]>([
    ['its id', { transactionId: undefined }, 'paid'],
    ['the words of the platform', { local_status: undefined }, 'paid'],
    ['the words of the provider', { phonepe_status: undefined }, 'paid'],
    ['the word of its payment', { local_status: { ...local, payment_status: undefined } }, 'paid'],
    ['the word of its order', { local_status: { ...local, order_status: undefined } }, 'paid'],
    ['the provider’s success', { phonepe_status: { ...provider, success: undefined } }, 'open'],
    ['the provider’s code', { phonepe_status: { ...provider, code: undefined } }, 'paid'],
    ['the provider’s data', { phonepe_status: { ...provider, data: undefined } }, 'paid'],
    ['the provider’s state', { phonepe_status: { ...provider, data: {} } }, 'paid'],
    ['its success', { success: undefined }, undefined],
  ])('a payment that is paid, without %s → is judged as the contract says', (_, missing, kind) => {
    const answer = decodePaymentAnswer({ ...paid, ...missing }, 'phonepe');
    expect(answer === null ? undefined : verdict(answer).kind).toBe(kind);
  });

  test('bookings → every row of them', () => {
    for (const { body } of answered('listBookings')) {
      const rows: unknown[] = Object(body).bookings ?? Object(body).data;
      expect(decodeMyBookings(body, images)).toHaveLength(rows.length);
    }
  });

  test('a refusal → its words', () => {
    const refusals = answers.filter(({ status }) => Number(status) >= 400);
    expect(refusals.length).toBeGreaterThan(0);
    for (const { body } of refusals) expect(serverMessage(body)).not.toBeNull();
  });
});
