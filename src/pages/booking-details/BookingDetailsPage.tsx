import { useState, useSyncExternalStore } from 'react';
import * as paths from '../../paths.ts';
import { useMachine } from '../../site/actors.ts';
import { useBookingService } from '../../site/bookings.ts';
import { useCopyMachine } from '../../site/copy.ts';
import type { PageProps } from '../../site/page-props.ts';
import { useSite } from '../../site/site.ts';
import { useIsClient } from '../../ui/prerendered.ts';
import { BookingDetailsSkeleton } from './BookingDetailsSkeleton.tsx';
import { BookingDetailsView } from './BookingDetailsView.tsx';

/** The page at /bookingdetails and /bookingdetails/{id}. */
export function BookingDetailsPage({ params }: PageProps) {
  return useIsClient() ? <RememberedBooking key={params.id} /> : <BookingDetailsSkeleton />;
}

/** The booking of this device. It is read anew when everything is forgotten in any tab. */
function RememberedBooking() {
  const { onForgotten, bookingStorage } = useBookingService();
  const generation = useSyncExternalStore(onForgotten, bookingStorage.generation);
  return <BookingDetails key={generation} />;
}

function BookingDetails() {
  const { arrival } = useSite().browser;
  const { bookingDetails } = useBookingService();
  const [localBooking] = useState(() => bookingDetails(paths.bookingIdIn(arrival().path)));
  const [copying, send] = useMachine(useCopyMachine());
  return <BookingDetailsView localBooking={localBooking} copy={{ state: copying, send }} />;
}
