import { beforeEach, describe, expect, test } from 'vitest';
import { drawDraft } from '../../src/app/early-draft.ts';
import { draftState } from '../../src/storage/draft-state.ts';
import { exampleDraft, exampleEvent } from '../fixtures/items.ts';

const root = document.createElement('div');

beforeEach(() => {
  root.innerHTML = '<img data-draft="picture" alt=""><p data-draft="title"></p>';
});

function drawn() {
  return {
    picture: root.querySelector('img')?.getAttribute('src'),
    title: root.querySelector('p')?.textContent,
  };
}

const nothing = { picture: null, title: '' };

test('a training, whose record names its title otherwise', () => {
  const item = exampleEvent;
  drawDraft(root, draftState({ ...exampleDraft({ own: 1 }), kind: 'event', item }));
  expect(drawn().title).toBe(item.title);
});

test('a title with markup stands as it was written', () => {
  const name = '<img src=x onerror=alert(1)>';
  drawDraft(root, { itemData: { name } });
  expect(drawn()).toEqual({ picture: null, title: name });
  expect(root.querySelectorAll('img')).toHaveLength(1);
});

describe('draws nothing', () => {
  test.each([
    ['no state', null],
    ['a text', 'state'],
    ['a state of something else', { type: 'trip' }],
    ['an item that is null', { itemData: null }],
    ['a title that is no text', { itemData: { title: { toString: 'x' } } }],
    ['no picture', { itemData: { primary_image: null } }],
    [
      'a script for a picture',
      { itemData: { primary_image: { link_url: 'javascript:alert(1)' } } },
    ],
    ['a picture that is no text', { itemData: { primary_image: { link_url: ['https://x'] } } }],
  ])('of %s', (_what, state) => {
    drawDraft(root, state);
    expect(drawn()).toEqual(nothing);
  });

  test('into a page that has no place for it', () => {
    root.innerHTML = '<h1>Terms</h1>';
    drawDraft(root, draftState(exampleDraft({ own: 2 })));
    expect(root.innerHTML).toBe('<h1>Terms</h1>');
  });
});
