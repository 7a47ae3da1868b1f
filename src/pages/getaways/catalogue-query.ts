import { type Filters, filtersToQuery } from '#machines/domain/filters.ts';

/** The page in an address's query, counted from 1; an unreadable one is the first. */
export function pageFromQuery(query: string): number {
  const text = new URLSearchParams(query).get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The query of a filtered list's page; '' for the first page of the whole list. */
export function catalogueQuery(filters: Filters, page: number): string {
  const query = filtersToQuery(filters);
  if (page <= 1) return query;
  return `${query === '' ? '?' : `${query}&`}page=${page}`;
}
