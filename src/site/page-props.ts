/** The props that every page gets from its address. */
export interface PageProps {
  params: Readonly<Record<string, string | undefined>>;
}
