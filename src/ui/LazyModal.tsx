import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from './lazy-with-retry.ts';
import type { ModalProps } from './Modal.tsx';

const importModal = () => import('./Modal.tsx');
const Modal = lazyWithRetry(async () => (await importModal()).Modal);

/** A modal whose script stays out of the page's first load: it is fetched once the page is hydrated, at the latest when it is opened. */
export function LazyModal(props: ModalProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);
  useEffect(() => {
    // opening it tries again
    importModal().catch(() => {});
  }, []);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  );
}
