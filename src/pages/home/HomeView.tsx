import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import * as texts from '#texts/home.ts';
import * as paths from '../../paths.ts';
import type { SiteConfig } from '../../site/site-config.ts';
import { Section } from '../../ui/Section.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { AppPromo } from './AppPromo.tsx';
import { Ecosystem } from './Ecosystem.tsx';
import { Hero } from './Hero.tsx';
import { PromoBanner } from './PromoBanner.tsx';

interface HomeViewProps {
  site: SiteConfig;
  /** The featured getaways in their present state. */
  featured: ReactElement;
}

/** The front door: hero, banner, four rides, the seven product lines, the app. */
export function HomeView({ site, featured }: HomeViewProps) {
  return (
    <>
      <Hero />
      <PromoBanner />
      <Section
        title={texts.featured}
        titleId="featured"
        subtitle={texts.featuredSubtitle}
        action={
          <Button component={SiteLink} variant="transparent" href={paths.getaways}>
            {texts.seeAllGetaways}
          </Button>
        }
      >
        {featured}
        <Button
          component={SiteLink}
          variant="transparent"
          href={paths.getaways}
          mt="var(--ks-space-1)"
          className="ks-narrow"
        >
          {texts.seeAllGetaways}
        </Button>
      </Section>
      <Section
        tone="mist"
        title={texts.ecosystemTitle}
        titleId="ecosystem"
        subtitle={texts.ecosystemSubtitle}
      >
        <Ecosystem />
      </Section>
      <AppPromo apps={site.apps} />
    </>
  );
}
