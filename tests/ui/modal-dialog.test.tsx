import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Modal } from '../../src/ui/Modal.tsx';
import { closeModal, openModal, skippable } from '../../src/ui/modal-dialog.ts';
import { render } from '../fixtures/render.tsx';

/** Renders a page that is scrolled to its second section: each section, card and footer by its top and height in px. */
function openPage() {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  const { container } = render(
    <>
      <main id="main" data-top={-900} data-height={2_500}>
        <section id="above" data-top={-900} data-height={600}>
          <section id="within" data-top={-700} data-height={200} />
        </section>
        <section id="visible" data-top={-300} data-height={1_000}>
          <dialog />
        </section>
        <ul {...skippable} data-top={700} data-height={900}>
          <li id="card" data-top={700} data-height={400} />
          <li id="far card" data-top={1_200} data-height={400} />
        </ul>
        <section id="hidden" data-top={0} data-height={0} />
        <dialog id="closed" data-top={-12} data-height={800} />
      </main>
      <footer id="footer" data-top={1_600} data-height={500} />
    </>,
  );
  for (const piece of container.querySelectorAll<HTMLElement>('[data-top]')) {
    const { top, height } = piece.dataset;
    vi.spyOn(piece, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, Number(top), 390, Number(height)),
    );
  }
  const dialog = container.querySelector<HTMLDialogElement>('#visible dialog');
  if (dialog === null) throw new Error('The page has no dialog');
  const skipped = () =>
    [...container.querySelectorAll<HTMLElement>('[data-skipped]')].map(
      ({ id, style }) => `${id} ${style.height}`,
    );
  return { dialog, skipped };
}

test('a modal opens → the pieces of the page off the screen are skipped and take the same room', () => {
  const { dialog, skipped } = openPage();
  openModal(dialog);
  expect(dialog.open).toBe(true);
  expect(skipped()).toEqual(['above 600px', 'far card 400px', 'closed 800px', 'footer 500px']);
});

test('a modal that covers the page opens → all of the page is skipped', () => {
  const { skipped } = openPage();
  const menu = document.body.appendChild(document.createElement('dialog'));
  openModal(menu, { coversPage: true });
  expect(skipped()).toEqual(['main 2500px', 'footer 500px']);
  menu.remove();
});

test('a modal closes by its button or by the browser → the whole page is there again', () => {
  const { dialog, skipped } = openPage();
  openModal(dialog);
  closeModal(dialog);
  expect(skipped()).toEqual([]);
  expect(dialog.open).toBe(false);
  openModal(dialog);
  expect(skipped()).toHaveLength(4);
  dialog.close();
  expect(skipped()).toEqual([]);
  expect(document.querySelector('[style]')).toBeNull();
});

test('a page that is left by a press in its dialog → the footer of the next page is there', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 10_000, 390, 500),
  );
  const pageWith = (dialog: ReactNode) => (
    <>
      {dialog}
      <footer />
    </>
  );
  const { container, rerender } = render(
    pageWith(
      <Modal open onClose={() => {}} title="Tickets">
        Proceed
      </Modal>,
    ),
  );
  const isSkipped = () => container.querySelector('footer')?.hasAttribute('data-skipped');
  expect(isSkipped()).toBe(true);
  rerender(pageWith(null));
  expect(isSkipped()).toBe(false);
});

test('a closed menu is closed while a modal is open, as where the window gets narrow → the page behind the modal stays still', () => {
  const { dialog, skipped } = openPage();
  const menu = document.body.appendChild(document.createElement('dialog'));
  openModal(dialog);
  const before = skipped();
  closeModal(menu);
  expect(skipped()).toEqual(before);
  expect(document.documentElement).toHaveAttribute('data-modal');
  closeModal(dialog);
  expect(document.documentElement).not.toHaveAttribute('data-modal');
  menu.remove();
});
