import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import elements from 'happy-dom/lib/config/HTMLElementConfig.js';
import { afterEach } from 'vitest';

// happy-dom 21 lacks this element of HTML and makes an unknown one of it; it has <main>'s class and content
if (elements.main !== undefined) elements.search = elements.main;

afterEach(cleanup);
