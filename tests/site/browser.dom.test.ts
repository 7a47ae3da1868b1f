import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowser } from '../../src/site/browser.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the browser', () => {
  const browser = createBrowser();

  test('opens a tab that cannot reach back, and throws when it is blocked', () => {
    const tab = { opener: window } as unknown as Window;
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as never);
    browser.openTab('https://wa.me/?text=x');
    expect(open).toHaveBeenCalledWith('https://wa.me/?text=x', '_blank');
    expect(tab.opener).toBeNull();
    open.mockReturnValue(null);
    expect(() => browser.openTab('https://wa.me/?text=x')).toThrow('blocked');
  });

  test('distinguishes a share sheet that was dismissed from one that cannot open', async () => {
    const sheet = { title: 'T', text: 'x', url: 'https://k.example/x' };
    const share = vi.fn<(data: unknown) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { share });
    await expect(browser.share(sheet)).resolves.toBe('opened');
    expect(share).toHaveBeenCalledExactlyOnceWith(sheet);
    share.mockRejectedValue(new DOMException('no', 'AbortError'));
    await expect(browser.share(sheet)).resolves.toBe('dismissed');
    share.mockRejectedValue(new DOMException('late', 'NotAllowedError'));
    await expect(browser.share(sheet)).rejects.toThrow('late');
    vi.stubGlobal('navigator', {});
    await expect(browser.share(sheet)).rejects.toThrow();
  });

  describe('a picture goes along', () => {
    const sheet = { title: 'T', text: 'x', url: 'https://k.example/x' };
    const blob = (type: string) => new Blob(['bytes'], { type });

    async function shared(picture: Blob | null, canShare?: (data: ShareData) => boolean) {
      const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
      vi.stubGlobal('navigator', { share, ...(canShare === undefined ? {} : { canShare }) });
      const fetchPicture = vi.fn(async () => picture);
      await expect(browser.share({ ...sheet, picture: fetchPicture })).resolves.toBe('opened');
      return { given: share.mock.lastCall?.[0], fetchPicture };
    }

    test.each([
      ['image/jpeg', 'ride.jpg', 'image/jpeg'],
      ['image/PNG', 'ride.png', 'image/png'],
      ['image/webp;q=1', 'ride.webp', 'image/webp'],
    ])('%s as %s', async (type, name, fileType) => {
      const { given } = await shared(blob(type), () => true);
      expect(given).toMatchObject(sheet);
      expect(given?.files?.map((file) => [file.name, file.type, file.size])).toEqual([
        [name, fileType, 5],
      ]);
      expect(given).not.toHaveProperty('picture');
    });

    test.each<[string, Blob | null, ((data: ShareData) => boolean) | undefined, number]>([
      ['no picture could be had', null, () => true, 1],
      ['it is a drawing', blob('image/svg+xml'), () => true, 1],
      ['it is no picture', blob('text/html'), () => true, 1],
      ['the device takes no such file', blob('image/png'), jpegAlone, 1],
      // nothing is fetched for a sheet that could not take it
      ['the device takes no files', blob('image/png'), () => false, 0],
      ['the device cannot tell', blob('image/png'), undefined, 0],
    ])('no picture goes along where %s', async (_, picture, canShare, fetched) => {
      const { given, fetchPicture } = await shared(picture, canShare);
      expect(given).toEqual(sheet);
      expect(fetchPicture).toHaveBeenCalledTimes(fetched);
    });

    function jpegAlone({ files = [] }: ShareData): boolean {
      return files.every(({ type }) => type === 'image/jpeg');
    }
  });

  test('says that the visitor turned away, at once on a page that opened behind another', () => {
    const listener = vi.fn();
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    visibility.mockReturnValue('visible');
    const stop = browser.onHidden(listener);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).not.toHaveBeenCalled();
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledOnce();
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledOnce();
    browser.onHidden(listener)();
    expect(listener).toHaveBeenCalledTimes(2);
    visibility.mockRestore();
  });

  describe('a lock that one tab at a time holds', () => {
    const held = new Map<string, () => void>();
    /** The locks of a browser: one after the other, let go when the callback's promise ends. */
    const request = async (
      name: string,
      { signal }: { signal: AbortSignal },
      hold: () => Promise<void>,
    ) => {
      while (held.has(name))
        await new Promise<void>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          held.set(name, resolve);
        });
      signal.throwIfAborted();
      held.set(name, () => {});
      await hold();
      const next = held.get(name);
      held.delete(name);
      next?.();
    };
    const settle = () => new Promise((resolve) => setTimeout(resolve));

    test('is granted to the next one when it is let go', async () => {
      vi.stubGlobal('navigator', { locks: { request } });
      const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
      const release = browser.holdLock('booking', first);
      browser.holdLock('booking', second);
      browser.holdLock('another', other);
      await settle();
      expect([first, second, other].map((heard) => heard.mock.calls)).toEqual([
        [[true]],
        [],
        [[true]],
      ]);
      release();
      await settle();
      expect(second.mock.calls).toEqual([[true]]);
    });

    test('is no longer waited for once the page has given up', async () => {
      vi.stubGlobal('navigator', { locks: { request } });
      const heard = vi.fn();
      const release = browser.holdLock('ride', () => {});
      const stop = browser.holdLock('ride', heard);
      await settle();
      stop();
      release();
      await settle();
      expect(heard).not.toHaveBeenCalled();
    });

    test.each([
      ['the browser has none', {}],
      [
        'site data is denied',
        { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } },
      ],
      [
        'asking throws',
        {
          locks: {
            request: () => {
              throw new Error('x');
            },
          },
        },
      ],
    ])('is refused where %s', async (_, navigator) => {
      vi.stubGlobal('navigator', navigator);
      const heard = vi.fn();
      const release = browser.holdLock('booking', heard);
      await settle();
      expect(heard.mock.calls).toEqual([[false]]);
      release();
    });
  });

  describe('a line between the pages of the site', () => {
    test('says a text to every other page that has it open, until it is closed', async () => {
      const [here, there] = [vi.fn(), vi.fn()];
      const line = browser.openChannel('attempts', here);
      const other = browser.openChannel('attempts', there);
      line?.send('one');
      await expect.poll(() => there.mock.calls).toEqual([['one']]);
      line?.close();
      const later = vi.fn();
      const third = browser.openChannel('attempts', later);
      other?.send('two');
      await expect.poll(() => later.mock.calls).toEqual([['two']]);
      for (const one of [other, third]) one?.close();
      expect(here).not.toHaveBeenCalled();
    });

    test('is none where the browser has none or refuses it', () => {
      vi.stubGlobal('BroadcastChannel', undefined);
      expect(browser.openChannel('attempts', () => {})).toBeNull();
    });
  });

  test('is cut off only while the device says so and the last call was not answered', () => {
    const onLine = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const listener = vi.fn();
    const stop = browser.onConnection(listener);
    expect(browser.isCutOff()).toBe(false);
    browser.noteAnswer(false);
    expect(browser.isCutOff()).toBe(true);
    browser.noteAnswer(true);
    expect(browser.isCutOff()).toBe(false);
    browser.noteAnswer(false);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(browser.isCutOff()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(4);
    stop();
    browser.noteAnswer(true);
    window.dispatchEvent(new Event('offline'));
    expect(listener).toHaveBeenCalledTimes(4);
  });
});
