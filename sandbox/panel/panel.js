/** Asks the sandbox; shows the sentence of a refusal. */
async function ask(method, path, body) {
  const response = await fetch(`/sandbox/${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  element('notice').textContent = response.ok ? '' : answer.message;
  return answer;
}

const element = (id) => document.getElementById(id);

/** An element with text or children, never markup. */
function make(name, ...children) {
  const node = document.createElement(name);
  node.append(...children);
  return node;
}

function makeButton(text, act) {
  const button = make('button', text);
  button.type = 'button';
  button.addEventListener('click', async () => {
    await act();
    await refresh();
  });
  return button;
}

async function refresh() {
  const [hello, faults, orders, requestLog, received] = await Promise.all([
    ask('GET', 'hello'),
    ask('GET', 'faults'),
    ask('GET', 'orders'),
    ask('GET', 'requests'),
    ask('GET', 'reports'),
  ]);
  element('hello').textContent =
    `${new Date(hello.now).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata' })} in India · payments at ${hello.payOrigin} · demo phones ${Object.values(hello.demoPhones).join(', ')}`;
  element('platform').value = hello.platform;
  element('faults').replaceChildren(
    ...Object.entries(faults).map(([call, queue]) =>
      make(
        'li',
        `${call}: ${queue.map((fault) => JSON.stringify({ ...fault, body: fault.body?.slice(0, 60) })).join(' then ')} `,
        makeButton('Clear', () => ask('DELETE', `faults/${call}`)),
      ),
    ),
  );
  element('orders').replaceChildren(
    ...orders.reverse().map((order) =>
      make(
        'tr',
        make('td', order.id),
        make('td', `${order.title} × ${order.seats}`),
        make('td', `₹${(order.amount / 100).toLocaleString('en-IN')}`),
        make('td', order.state),
        make(
          'td',
          ...hello.outcomes.map((outcome) =>
            makeButton(outcome, () => ask('POST', `orders/${order.id}/outcome`, { outcome })),
          ),
        ),
      ),
    ),
  );
  element('counts').textContent = Object.entries(requestLog.counts)
    .map(([call, count]) => `${call} ${count}`)
    .join(' · ');
  element('requests').replaceChildren(
    ...requestLog.requests
      .reverse()
      .slice(0, 50)
      .map((entry) =>
        make(
          'tr',
          make('td', String(entry.number)),
          make('td', entry.call),
          make('td', `${entry.method} ${entry.path}`),
          make('td', entry.authorized ? 'yes' : 'no'),
          make('td', `${entry.status ?? 'none'}${entry.fault ? ' (fault)' : ''}`),
        ),
      ),
  );
  showReports(received);
}

function showReports({ isChecked, reports }) {
  const none = 'None yet. A build with VITE_REPORT_URL=/sandbox/reports sends them here.';
  const unchecked = 'This sandbox has no schema, so nothing is checked.';
  element('reports-note').textContent = reports.length === 0 ? none : isChecked ? '' : unchecked;
  element('reports').replaceChildren(
    ...reports.reverse().map(({ number, report, complaint }) => {
      const { version, kind, route, build, ...facts } = report;
      const lines = Object.entries(facts).flatMap(([name, value]) =>
        Array.isArray(value) ? value.map((each) => `${name}: ${each}`) : `${name}: ${value}`,
      );
      const refused = complaint === null ? [] : [`Refused: ${complaint}`];
      return make(
        'tr',
        make('td', String(number)),
        make('td', String(kind)),
        make('td', ...[`${route}, ${build}`, ...lines, ...refused].map((line) => make('p', line))),
      );
    }),
  );
}

const { calls, presets } = await ask('GET', 'presets');
element('call').append(...calls.map((call) => new Option(call)));
element('preset').append(...presets.map(({ name }) => new Option(name)));
const showAbout = () => {
  element('about').textContent = presets.find(({ name }) => name === element('preset').value).about;
};
showAbout();
element('preset').addEventListener('change', showAbout);

element('fault-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const times = element('times').valueAsNumber;
  await ask('PUT', `faults/${element('call').value}`, {
    preset: element('preset').value,
    ...(times > 0 && { times }),
  });
  await refresh();
});
element('platform').addEventListener('change', async (event) => {
  await ask('PUT', 'platform', { platform: event.target.value });
  await refresh();
});
element('clock-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  await ask('PUT', 'clock', { now: `${element('now').value}:00+05:30` });
  await refresh();
});

const onClick = (id, act) =>
  element(id).addEventListener('click', async () => {
    await act();
    await refresh();
  });
onClick('clear-faults', () => ask('DELETE', 'faults'));
onClick('clear-requests', () => ask('DELETE', 'requests'));
onClick('clear-reports', () => ask('DELETE', 'reports'));
onClick('clear-clock', () => ask('DELETE', 'clock'));
onClick('reset', () => ask('POST', 'reset'));

await refresh();
setInterval(() => document.visibilityState === 'visible' && refresh(), 3000);
