/** Who runs the site and where to reach them: one deployment's own facts. Pages get it as a prop from the route table. */
export interface Site {
  /** The product's name, also the default organiser. */
  brand: string;
  /** One sentence for search engines and shared links. */
  description: string;
  /** Where questions of riders go. */
  email: string;
  /** Where questions of companies go. */
  infoEmail: string;
  /** As dialled, e.g. +918055500142. The first is the main one. */
  phones: readonly [Phone, Phone];
  office: Office;
  /** Opens a chat with the team. */
  chat: string;
  social: { whatsapp: string; instagram: string; facebook: string; linkedin: string };
  apps: {
    playStore: string;
    appStore: string;
    /** What the scan-and-download code leads to. */
    download: string;
  };
}

/** A telephone number as dialled and as read. */
export interface Phone {
  dialled: string;
  shown: string;
}

/** The office: its lines, its hours and a maps search for it. */
export interface Office {
  city: string;
  lines: readonly string[];
  hours: string;
  map: string;
}
