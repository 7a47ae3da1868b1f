import { describe, expect, test } from 'vitest';
import { type FiltersEvent, filtersMachine } from '#machines/filters.machine.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const path = '/getaways/adventure-tours';

/** A list at an address, with what it writes into it, as 'push ?q=l' or 'replace ?q=le'. */
function openList(query = '', isRefused = () => false) {
  const chart = renderMachine(filtersMachine, { path, query });
  let read = 0;
  /** The address takes what was written, as the browser reports it at once. */
  const follow = () => {
    for (const { params } of chart.effects.slice(read)) {
      read += 1;
      if (isRefused()) continue;
      chart.send({ type: 'address.changed', query: (params as { query: string }).query });
    }
  };
  const send = (event: FiltersEvent) => {
    chart.send(event);
    follow();
  };
  return {
    ...chart,
    send,
    type: (search: string) => send({ type: 'filters.changed', change: { search } }),
    choose: (month: string) => send({ type: 'filters.changed', change: { month } }),
    goTo: (to: string) => send({ type: 'address.changed', query: to }),
    wait: async (ms: number) => {
      await chart.wait(ms);
      follow();
    },
    change: () => (chart.value() as { open: { change: string } }).open.change,
    query: () => chart.state().context.query,
    written: () =>
      chart.effects.map(({ params }) => {
        const { query: text, replace } = params as { query: string; replace: boolean };
        return `${replace ? 'replace' : 'push'} ${text}`;
      }),
  };
}

function readList(...at: Parameters<typeof openList>) {
  const list = openList(...at);
  list.goTo(at[0] ?? '');
  return list;
}

test('a visitor types → through with it 1 s after the last letter', async () => {
  const list = readList();
  expect(list.change()).toBe('none');
  list.type('l');
  await list.wait(999);
  list.type('le');
  await list.wait(999);
  expect(list.change()).toBe('typing');
  await list.wait(1);
  expect(list.change()).toBe('settled');
});

test('a visitor chooses, be it while typing → through with it at once', () => {
  const list = readList();
  list.type('l');
  list.choose('2027-03');
  expect(list.change()).toBe('settled');
});

describe('opening', () => {
  test('an address that was read → its filters and its page', () => {
    const list = openList();
    expect(list.value()).toBe('opening');
    list.goTo('?month=2027-03&page=2');
    expect(list.state().context.chosen).toMatchObject({ filters: { month: '2027-03' }, page: 2 });
    expect(list.written()).toEqual([]);
  });

  test('typed and chosen before the address was read → added to what it says, as one step', async () => {
    const list = openList();
    list.choose('2027-03');
    list.type('leh');
    expect(list.written()).toEqual([]);
    list.goTo('?price=free&page=3');
    await list.wait(250);
    expect(list.written()).toEqual(['push ?q=leh&month=2027-03&price=free']);
    expect(list.change()).toBe('typing');
  });
});

describe('the address', () => {
  test('a key held down → it follows four times a second at most, the list at once', async () => {
    const list = readList();
    for (const search of ['x', 'xx', 'xxx']) list.type(search);
    expect(list.query()).toBe('?q=xxx');
    await list.wait(249);
    list.type('xxxx');
    expect(list.written()).toEqual(['push ?q=x']);
    await list.wait(1);
    expect(list.written()).toEqual(['push ?q=x', 'replace ?q=xxxx']);
    list.type('xxxxx');
    await list.wait(250);
    await list.wait(1_000);
    expect(list.written().slice(2)).toEqual(['replace ?q=xxxxx']);
  });

  test('a browser that refuses it → the list narrows, and the same change is not tried again', async () => {
    let isRefused = true;
    const list = readList('', () => isRefused);
    list.type('ride');
    await list.wait(10_000);
    expect(list.query()).toBe('?q=ride');
    isRefused = false;
    list.type('rides');
    expect(list.written()).toEqual(['push ?q=ride', 'push ?q=rides']);
  });

  test('a step that was refused while a choice waited → the letters are still one step', async () => {
    let isRefused = false;
    const list = readList('', () => isRefused);
    list.type('r');
    isRefused = true;
    list.type('ri');
    await list.wait(250);
    isRefused = false;
    await list.wait(250);
    list.type('rid');
    expect(list.written()).toEqual(['push ?q=r', 'replace ?q=ri', 'replace ?q=rid']);
  });

  test('Back or another page while a change waits → the change is void', async () => {
    const list = readList();
    list.type('r');
    list.type('ri');
    list.goTo('?q=r&page=2');
    await list.wait(1_000);
    expect(list.query()).toBe('?q=r&page=2');
    expect(list.written()).toEqual(['push ?q=r']);
  });
});

describe('Back takes back', () => {
  test('one search, and the next one that begins a second later', async () => {
    const list = readList();
    list.type('l');
    await list.wait(250);
    list.type('le');
    await list.wait(1_000);
    list.type('leh');
    expect(list.written()).toEqual(['push ?q=l', 'replace ?q=le', 'push ?q=leh']);
  });

  test('each choice, and the search that is typed after it', async () => {
    const list = readList();
    list.choose('2027-03');
    list.type('l');
    list.type('le');
    await list.wait(250);
    list.choose('2027-04');
    await list.wait(250);
    expect(list.written()).toEqual([
      'push ?month=2027-03',
      'push ?q=le&month=2027-03',
      'push ?q=le&month=2027-04',
    ]);
  });

  test('what was typed before another page was opened and what is typed on it, each', async () => {
    const list = readList();
    list.type('r');
    await list.wait(250);
    list.goTo('?q=r&page=2');
    list.type('ri');
    expect(list.written()).toEqual(['push ?q=r', 'push ?q=ri']);
  });
});

test('a change to what is chosen already leaves the page of the list', () => {
  const list = readList('?q=leh&page=3');
  list.type('leh ');
  expect(list.query()).toBe('?q=leh&page=3');
  list.type('lehx');
  expect(list.query()).toBe('?q=lehx');
});

test('the address is watched for the path of the list', () => {
  expect(openList().call('followAddress').input).toEqual({ path });
});

test('the same filters stay the same object, so that the list is not rendered for them', () => {
  const list = readList();
  list.type('r');
  const { chosen } = list.state().context;
  list.goTo('?q=r');
  expect(list.state().context.chosen).toBe(chosen);
});
