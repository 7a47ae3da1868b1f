/** The configuration of this build; `tools/build/config.ts` checked it and filled in the defaults. */
export const config = {
  /** Base of the API without a trailing slash; '' means the site's own origin. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL as string,
  /** Base of the contact call; '' means the site's own origin. */
  contactBaseUrl: import.meta.env.VITE_CONTACT_API_BASE_URL as string,
  /** The fixed bearer (rule: The bearer): public by design, sent to the API's origin only. */
  apiToken: import.meta.env.VITE_API_TOKEN as string,
  /** Names the `<provider>_status` field and the guest-callback path. */
  paymentProvider: import.meta.env.VITE_PAYMENT_PROVIDER as string,
  /** The only origins of payment pages; any https one where there are none. */
  paymentOrigins: (import.meta.env.VITE_PAYMENT_ORIGINS as string).split(' ').filter(Boolean),
  /** Canonical origin of the site; '' when the build was given none. */
  siteUrl: import.meta.env.VITE_SITE_URL as string,
};

// Code of the reports reads `import.meta.env.VITE_REPORT_URL` itself, so that a build without it drops that code.

/** Where reports are sent; '' for a build without them. */
export const reportUrl = import.meta.env.VITE_REPORT_URL as string;

/** The share of page loads that report their speed, from '0' to '1'. */
export const reportRate = import.meta.env.VITE_REPORT_RATE as string;
