import type { ChunkPlan } from './chunks.ts';

const mantine = 'node_modules/@mantine/core/esm';
const hooks = 'node_modules/@mantine/hooks/esm';
const icons = 'node_modules/@tabler/icons-react/dist/esm/icons';

/** The chunks of the site, in the order in which a visit needs them: few files, each its own task. */
export const chunks: readonly ChunkPlan[] = [
  {
    name: 'main',
    from: [
      'src/main.tsx',
      'machines/domain/money.ts',
      'machines/domain/text.ts',
      'src/site/site-config.ts',
      'src/ui/Amount.tsx',
      'src/ui/BackLink.tsx',
      'src/ui/CardSkeleton.tsx',
      'src/ui/ItemGrid.tsx',
      'src/ui/LoopVideo.tsx',
      'src/ui/OutdatedNotice.module.css',
      'src/ui/Picture.tsx',
      'src/ui/Price.module.css',
      'src/ui/Section.tsx',
      'src/ui/Tabs.module.css',
      `${icons}/IconArrowRight.mjs`,
      `${icons}/IconCalendar.mjs`,
      `${icons}/IconChevronDown.mjs`,
      `${icons}/IconCircleCheck.mjs`,
      `${icons}/IconClock.mjs`,
      `${icons}/IconRefresh.mjs`,
      `${hooks}/use-network/use-network.mjs`,
      `${hooks}/use-reduced-motion/use-reduced-motion.mjs`,
      `${hooks}/use-window-event/use-window-event.mjs`,
    ],
  },
  { name: 'home', from: ['src/pages/home/HomePage.tsx'] },
  {
    name: 'getaways',
    from: ['src/pages/getaways/GetawaysPage.tsx', 'src/pages/getaways/SortSelect.module.css'],
  },
  { name: 'contact', from: ['src/pages/contact/ContactPage.tsx'] },
  {
    name: 'parts',
    from: [
      'src/ui/BottomBar.tsx',
      'src/ui/Modal.tsx',
      'src/ui/Notice.tsx',
      'src/ui/ReadMore.tsx',
      'src/ui/Toast.tsx',
      `${icons}/IconCheck.mjs`,
    ],
  },
  {
    name: 'charts',
    from: [
      'node_modules/@xstate/react/dist/xstate-react.esm.js',
      'machines/assert-defined.ts',
      'machines/booking-in.ts',
      'machines/failure-of.ts',
      'machines/unprovided.ts',
      'machines/domain/booking.ts',
      'machines/domain/failure.ts',
      'machines/domain/item.ts',
      'machines/domain/item-dates.ts',
      'machines/domain/share-message.ts',
      'src/ui/TruncatedText.tsx',
      'src/ui/item-link.ts',
      'src/ui/pending-input.ts',
      `${icons}/IconCalendarPlus.mjs`,
      `${icons}/IconCopy.mjs`,
      `${icons}/IconUserStar.mjs`,
    ],
  },
  {
    name: 'calls',
    from: [
      'src/api/client.ts',
      'src/api/schema.ts',
      'src/site/from-promise.ts',
      'src/storage/draft-state.ts',
      'src/site/catalogue.ts',
      'machines/domain/price.ts',
      'machines/domain/terrain.ts',
      'src/ui/ItemCard.tsx',
      'src/ui/OutdatedNotice.tsx',
      'src/ui/shown-day.ts',
    ],
  },
  {
    name: 'bookings',
    from: [
      'machines/domain/contact-form.ts',
      'machines/domain/my-bookings.ts',
      'machines/domain/payment.ts',
    ],
  },
  { name: 'confirmation', from: ['src/pages/confirmation/ConfirmationSkeleton.tsx'] },
  {
    name: 'saved',
    from: ['src/site/saved.ts', 'src/pages/saved/Heart.tsx', 'src/pages/saved/SavedNotice.tsx'],
  },
  {
    name: 'form',
    from: [
      'src/ui/EmailField.tsx',
      'src/ui/Form.tsx',
      'src/ui/PhoneField.tsx',
      'src/ui/SortedNotice.tsx',
      `${icons}/IconLock.mjs`,
      `${hooks}/use-id/use-id.mjs`,
      `${mantine}/components/TextInput/TextInput.mjs`,
      `${mantine}/core/MantineProvider/MantineProvider.mjs`,
    ],
  },
];
