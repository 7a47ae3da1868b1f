import { beforeEach, expect, test } from 'vitest';
import { navigateFrom } from '../../src/site/navigation-in-browser.ts';

beforeEach(() => window.history.replaceState(null, '', '/details/coorg-coffee'));

test('a page that leads on in its own place → the target takes it', () => {
  navigateFrom('/details/coorg-coffee')('/', { replace: true });
  expect(window.location.pathname).toBe('/');
});

test('a page that leads on once its rider went back → the page that the rider went to stays', () => {
  navigateFrom('/confirmationpage')('/', { replace: true });
  expect(window.location.pathname).toBe('/details/coorg-coffee');
});

test('a link on a page that gives way to another one → its target is opened', () => {
  navigateFrom('/getaways')('/about');
  expect(window.location.pathname).toBe('/about');
});
