import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import type { Window as HappyWindow } from 'happy-dom';
import elements from 'happy-dom/lib/config/HTMLElementConfig.js';
import { afterEach } from 'vitest';
import { IGNORED_TEXTS } from '../fixtures/ignored-texts.ts';
import { WAIT_LIMIT } from '../fixtures/time-limits.ts';

// happy-dom 21 lacks this element of HTML and makes an unknown one of it; it has <main>'s class and content
if (elements.main !== undefined) elements.search = elements.main;

const { happyDOM } = window as unknown as HappyWindow;

// The files share a document: each begins at the same address, with an empty page and nothing stored.
happyDOM.setURL('http://localhost:3000/');
for (const part of [document.head, document.body]) part.replaceChildren();
for (const storage of [localStorage, sessionStorage]) storage.clear();

// No server stands behind these pages: the sandbox answers nobody, and a map in its frame is an empty page.
const { settings } = happyDOM;
settings.enableIframePageLoading = true;
settings.fetch.interceptor = {
  beforeAsyncRequest: async ({ request, window: { Response } }) => {
    const { origin } = new URL(request.url);
    if (origin === 'https://www.google.com') return new Response('<!doctype html>');
    throw new Error(`No test asks the network: ${request.url}`);
  },
};

configure({ asyncUtilTimeout: WAIT_LIMIT, defaultIgnore: IGNORED_TEXTS });

afterEach(cleanup);
