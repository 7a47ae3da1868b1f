import { Button, Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import { catalogueQuery, type Filters } from '#machines/domain/filters.ts';
import * as texts from '#texts/getaways.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';

interface PageLinksProps {
  path: string;
  filters: Filters;
  page: number;
  pages: number;
}

/** Real links to the pages of a long list: neighbours, first and last. */
export function PageLinks({ path, filters, page, pages }: PageLinksProps) {
  if (pages < 2) return null;
  const to = (target: number) => path + catalogueQuery(filters, target);
  return (
    <nav aria-label={texts.pages}>
      <Group gap="xs" justify="center" mt="2.5rem">
        {page > 1 && (
          <Button component={SiteLink} size="sm" href={to(page - 1)} rel="prev">
            {texts.previous}
          </Button>
        )}
        {nearPages(page, pages).map((target, index, all) => (
          <Fragment key={target}>
            {index > 0 && target - (all[index - 1] ?? target) > 1 && (
              <Text span c="dimmed">
                …
              </Text>
            )}
            <Button
              component={SiteLink}
              size="sm"
              miw="var(--ks-tap)"
              {...(target === page && { variant: 'filled', color: 'ink', 'aria-current': 'page' })}
              href={to(target)}
              aria-label={texts.page(target)}
            >
              {target}
            </Button>
          </Fragment>
        ))}
        {page < pages && (
          <Button component={SiteLink} size="sm" href={to(page + 1)} rel="next">
            {texts.next}
          </Button>
        )}
      </Group>
    </nav>
  );
}

function nearPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages);
  return [...new Set(near)].sort((a, b) => a - b);
}
