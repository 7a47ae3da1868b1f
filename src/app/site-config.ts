import * as texts from '#texts/document.ts';
import type { SiteConfig } from '../pages/site-config.ts';

const officeLines = ['14, 2nd Cross, Domlur Layout', 'Domlur, Bengaluru 560071'] as const;

/**
 * This deployment's facts, the only place where they stand: pages, legal texts, titles, the web manifest and calendar
 * files are made of them. All of them are fictional: put your own in their place. The logo is a drawing (`public/logo.svg`).
 */
export const siteConfig: SiteConfig = {
  brand: 'Kickstand',
  description: texts.siteDescription,
  email: 'hello@example.com',
  infoEmail: 'info@example.com',
  phones: [
    { dialled: '+918055500142', shown: '+91 80 5550 0142' },
    { dialled: '+918055500143', shown: '+91 80 5550 0143' },
  ],
  office: {
    area: 'Domlur',
    city: 'Bengaluru',
    state: 'Karnataka',
    lines: officeLines,
    hours: { firstDay: 'Monday', lastDay: 'Friday', opens: '09:00', closes: '18:00' },
    map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(officeLines.join(', '))}`,
  },
  chat: 'https://wa.me/918055500142',
  social: {
    whatsapp: 'https://wa.me/918055500142',
    instagram: 'https://www.instagram.com/kickstand.example',
    facebook: 'https://www.facebook.com/kickstand.example',
    linkedin: 'https://www.linkedin.com/company/kickstand-example',
  },
  apps: {
    playStore: 'https://play.google.com/store/apps/details?id=com.example.kickstand',
    appStore: 'https://apps.apple.com/in/app/kickstand/id0000000000',
    download: 'https://example.com/app',
  },
};
