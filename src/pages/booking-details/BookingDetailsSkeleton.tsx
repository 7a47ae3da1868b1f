import { Skeleton, Title } from '@mantine/core';
import * as texts from '#texts/booking-details.ts';
import { Loading } from '../../ui/Loading.tsx';
import { BookingDetailsLayout } from './BookingDetailsLayout.tsx';

/** The skeleton of a ticket, in the prerendered page. */
export function BookingDetailsSkeleton() {
  return (
    <BookingDetailsLayout>
      <Title order={1} className="ks-hidden">
        {texts.heading}
      </Title>
      <Loading words={texts.opening}>
        <Skeleton height={20} width="56%" maw="32ch" mt="xs" mb="space7" />
        <Skeleton radius="xl" height="35rem" />
      </Loading>
    </BookingDetailsLayout>
  );
}
