import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emailUrl,
  facebookUrl,
  shareMessage,
  shareText,
  whatsappUrl,
  xUrl,
} from '#machines/domain/catalogue/share.ts';
import { anyText } from '../../fixtures/any-text.ts';
import { checkProperty } from '../../fixtures/properties.ts';

const page = { title: 'Manali to Leh', link: 'https://kickstand.example.com/details/manali-leh' };

describe('what is shared', () => {
  test('the suggestion, with the page’s own link', () => {
    const suggestion = {
      title: 'Nine days',
      description: 'Over five passes',
      imageUrl: 'https://cdn.example.com/a.jpg',
    };
    expect(shareText(suggestion, page)).toEqual({
      title: 'Nine days',
      text: 'Over five passes',
      url: page.link,
      imageUrl: 'https://cdn.example.com/a.jpg',
    });
  });

  test.each([
    ['nothing suggested', null],
    ['nothing in it', { title: '', description: '', imageUrl: null }],
  ])('%s: the page’s title and link', (_, suggestion) => {
    const share = shareText(suggestion, page);
    expect(share).toEqual({ title: page.title, text: '', url: page.link, imageUrl: null });
    expect(shareMessage(share)).toBe(`${page.title}\n${page.link}`);
  });

  test('the addresses carry the whole message', () => {
    const share = shareText({ title: 'A & B', description: 'c?', imageUrl: null }, page);
    const whatsapp = new URL(whatsappUrl(share));
    expect(whatsapp.origin).toBe('https://wa.me');
    expect(whatsapp.searchParams.get('text')).toBe(`A & B\nc?\n${page.link}`);
    const facebook = new URL(facebookUrl(share));
    expect(facebook.origin + facebook.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
    expect(facebook.searchParams.get('u')).toBe(page.link);
  });

  test.each([
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['Devanagari, nine bytes a letter once encoded', 'सवारी '.repeat(500)],
    ['families', '👨‍👩‍👧‍👦'.repeat(400)],
  ])('%s of description is cut to what a target takes', (_, description) => {
    const share = shareText({ title: 'Ride', description, imageUrl: null }, page);
    expect(shareMessage(share).length).toBeLessThanOrEqual(2_000);
    const address = whatsappUrl(share);
    expect(address.length).toBeLessThanOrEqual(2_000);
    expect(new URL(address).searchParams.get('text')).toContain(page.link);
    expect(address).not.toContain('undefined');
  });

  test.each([
    ['ASCII', 'x'],
    ['Devanagari', 'की'],
    ['families of eleven code units', '👨‍👩‍👧‍👦'],
  ])('%s: as much of the description as fits, in whole characters', (_, unit) => {
    const share = shareText(
      { title: 'Ride', description: unit.repeat(2_000), imageUrl: null },
      page,
    );
    const sharing = (count: number) => ({ ...share, text: unit.repeat(count) });
    const count = share.text.length / unit.length;
    expect(share.text).toBe(unit.repeat(count));
    expect(shareMessage(sharing(count + 1)).length).toBeGreaterThan(2_000);
    const sent = new URL(whatsappUrl(share)).searchParams.get('text') ?? '';
    const sentTitle = sent.slice('Ride\n'.length, -page.link.length - 1);
    const sentCount = sentTitle.length / unit.length;
    expect(sentTitle).toBe(unit.repeat(sentCount));
    const longer = encodeURIComponent(shareMessage(sharing(sentCount + 1)));
    expect('https://wa.me/?text='.length + longer.length).toBeGreaterThan(2_000);
  });

  test('no text makes an address that cannot be opened', () => {
    checkProperty(
      fc.property(anyText(600), anyText(600), (title, description) => {
        const share = shareText({ title, description, imageUrl: null }, page);
        expect(URL.canParse(whatsappUrl(share))).toBe(true);
        expect(whatsappUrl(share).length).toBeLessThanOrEqual(2_000);
        expect(URL.canParse(facebookUrl(share))).toBe(true);
      }),
      40,
    );
  });
});

describe('each network has a text of its own', () => {
  const suggestion = { title: 'A & B', description: 'c?\nd', imageUrl: null };
  const share = shareText(suggestion, page);

  test('X: title and text, the link beside them', () => {
    const address = new URL(xUrl(share));
    expect(address.origin + address.pathname).toBe('https://x.com/intent/post');
    expect(address.searchParams.get('text')).toBe('A & B\nc?\nd');
    expect(address.searchParams.get('url')).toBe(page.link);
    const bare = new URL(xUrl(shareText(null, page)));
    expect(bare.searchParams.get('text')).toBe(page.title);
  });

  test('e-mail: the title as its subject, and lines that every program breaks', () => {
    const [start, query] = emailUrl(share).split('?');
    expect(start).toBe('mailto:');
    const fields = new URLSearchParams(query);
    expect(fields.get('subject')).toBe('A & B');
    expect(fields.get('body')).toBe(
      `Have a look at this:\r\n\r\nA & B\r\nc?\r\nd\r\n\r\n${page.link}`,
    );
  });

  test('e-mail: no empty line where there is no text', () => {
    const body = new URLSearchParams(emailUrl({ ...share, text: '' }).split('?')[1]).get('body');
    expect(body).toBe(`Have a look at this:\r\n\r\nA & B\r\n\r\n${page.link}`);
  });

  test('an e-mail of exactly 2,000 characters has all of its text', () => {
    const room = 2_000 - emailUrl({ ...share, text: 'x' }).length + 1;
    const written = (length: number) => emailUrl({ ...share, text: 'x'.repeat(length) });
    expect(written(room)).toHaveLength(2_000);
    expect(written(room + 1)).toBe(written(room));
  });

  test('a post on X has 250 letters beside its link, the last of them too', () => {
    const posted = (count: number) =>
      new URL(
        xUrl(shareText({ title: 'A', description: 'x'.repeat(count), imageUrl: null }, page)),
      ).searchParams.get('text');
    const whole = `A\n${'x'.repeat(248)}`;
    expect(posted(247)).toBe(whole.slice(0, -1));
    expect(posted(248)).toBe(whole);
    expect(posted(249)).toBe(whole);
  });

  test.each(['x', 'की', '👨‍👩‍👧‍👦', '\n'])('as much of a long text as they take: %j', (unit) => {
    const long = shareText({ ...suggestion, description: unit.repeat(1_500) }, page);
    const post = new URL(xUrl(long)).searchParams;
    expect(post.get('text')?.length).toBeLessThanOrEqual(250);
    expect(post.get('url')).toBe(page.link);
    expect(emailUrl(long).length).toBeLessThanOrEqual(2_000);
    expect(new URLSearchParams(emailUrl(long).slice('mailto:'.length)).get('body')).toContain(
      page.link,
    );
  });

  describe.each([
    ['WhatsApp', whatsappUrl],
    ['an e-mail', emailUrl],
  ])('%s', (_, addressOf) => {
    test.each(['अ', 'की', '👨‍👩‍👧‍👦'])(
      'takes as much of a long title as fits, in whole characters: %j',
      (unit) => {
        const long = shareText(
          { title: unit.repeat(200), description: 'c?', imageUrl: null },
          page,
        );
        const address = addressOf(long);
        expect(address.length).toBeLessThanOrEqual(2_000);
        const words = decodeURIComponent(address);
        expect(words).toContain(unit.repeat(5));
        expect(words).toContain(page.link);
        const others = words.replaceAll(unit, '');
        expect([...unit].filter((part) => others.includes(part))).toEqual([]);
      },
    );
  });
});
