/** The configuration of this build; `tools/build/config.ts` checked it and filled in the defaults. */
export const config = {
  /** Base of the API without a trailing slash; '' means the site's own origin. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL as string,
  /** Base of the contact call; '' means the site's own origin. */
  contactBaseUrl: import.meta.env.VITE_CONTACT_API_BASE_URL as string,
  /** The fixed bearer (rule: The bearer): public by design, sent to the API's origin only. */
  apiToken: import.meta.env.VITE_API_TOKEN as string,
  /** The payment provider's name in the `<provider>_status` field and in the guest-callback path. */
  paymentProvider: import.meta.env.VITE_PAYMENT_PROVIDER as string,
  /** The only origins that a payment page may have; any https origin where there are none. */
  paymentOrigins: (import.meta.env.VITE_PAYMENT_ORIGINS as string).split(' ').filter(Boolean),
  /** The canonical origin of the site; '' when the build has none. */
  siteUrl: import.meta.env.VITE_SITE_URL as string,
};

// Code of the reports reads `import.meta.env.VITE_REPORT_URL` itself, so that a build without it drops that code.

/** The address to which reports are sent; '' for a build without reports. */
export const reportUrl = import.meta.env.VITE_REPORT_URL as string;

/** The share of page loads that report their speed, from '0' to '1'. */
export const reportRate = import.meta.env.VITE_REPORT_RATE as string;
