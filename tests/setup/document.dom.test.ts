import { expect, test } from 'vitest';

test('the document of the tests knows <search>, as browsers do, also in markup', () => {
  expect(document.createElement('search')).not.toBeInstanceOf(HTMLUnknownElement);
  const box = document.createElement('div');
  box.innerHTML = '<search><p>Filters</p></search>';
  expect(box.firstElementChild).not.toBeInstanceOf(HTMLUnknownElement);
  expect(box.firstElementChild).toContainElement(box.querySelector('p'));
  expect(document.createElement('nosuch')).toBeInstanceOf(HTMLUnknownElement);
});
