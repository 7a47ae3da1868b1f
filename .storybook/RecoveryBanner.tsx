import type { ComponentProps } from 'react';
import { RecoveryView } from '../src/app/frame/RecoveryView.tsx';

/** The banner of the frame, for a story: stories may not reach into the frame themselves. */
export function RecoveryBanner(props: ComponentProps<typeof RecoveryView>) {
  return <RecoveryView {...props} />;
}
