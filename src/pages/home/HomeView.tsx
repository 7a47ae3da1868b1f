import type { ReactElement } from 'react';
import * as texts from '#texts/home.ts';
import * as paths from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Section } from '../../ui/Section.tsx';
import { AppPromo } from './AppPromo.tsx';
import { Ecosystem } from './Ecosystem.tsx';
import { Hero } from './Hero.tsx';
import { PromoBanner } from './PromoBanner.tsx';

/** The home page: hero, banner, featured rides, the product lines, the app. */
export function HomeView({ featured }: { featured: ReactElement }) {
  return (
    <>
      <Hero />
      <PromoBanner />
      <Section
        title={texts.featured}
        subtitle={texts.featuredSubtitle}
        action={
          <LinkButton variant="transparent" href={paths.getaways}>
            {texts.seeAllGetaways}
          </LinkButton>
        }
      >
        {featured}
        <LinkButton variant="transparent" href={paths.getaways} mt="space1" className="ks-narrow">
          {texts.seeAllGetaways}
        </LinkButton>
      </Section>
      <Section tone="mist" title={texts.ecosystemTitle} subtitle={texts.ecosystemSubtitle}>
        <Ecosystem />
      </Section>
      <AppPromo />
    </>
  );
}
