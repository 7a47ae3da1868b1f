import { useState } from 'react';
import * as paths from '../../paths.ts';
import { useMachine } from '../../site/actors.ts';
import { useBookings } from '../../site/bookings.ts';
import { useCopyMachine } from '../../site/copy.ts';
import { useSite } from '../../site/site.ts';
import { ClientOnly } from '../../ui/prerendered.tsx';
import type { PageProps } from '../route.ts';
import { BookingDetailsSkeleton, BookingDetailsView } from './BookingDetailsView.tsx';

/** The page at /bookingdetails and /bookingdetails/{id}. */
export function BookingDetailsPage({ params }: PageProps) {
  return (
    <ClientOnly fallback={<BookingDetailsSkeleton />}>
      {() => <BookingDetails key={params.id} />}
    </ClientOnly>
  );
}

function BookingDetails() {
  const { arrival } = useSite().browser;
  const { inputs } = useBookings();
  const [known] = useState(() => inputs.bookingDetails(paths.bookingIdIn(arrival().path)));
  const [copying, send] = useMachine(useCopyMachine());
  return <BookingDetailsView known={known} copy={{ state: copying, send }} />;
}
