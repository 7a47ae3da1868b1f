import type { ReactNode } from 'react';
import * as paths from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Section } from '../../ui/Section.tsx';
import type { SiteConfig } from '../site-config.ts';
import { AppPromo } from './AppPromo.tsx';
import { Ecosystem } from './Ecosystem.tsx';
import { Hero } from './Hero.tsx';
import styles from './Home.module.css';
import { PromoBanner } from './PromoBanner.tsx';

interface HomeViewProps {
  site: SiteConfig;
  /** The featured getaways in their present state. */
  featured: ReactNode;
}

/** The front door: hero, banner, four rides, the seven product lines, the app. */
export function HomeView({ site, featured }: HomeViewProps) {
  return (
    <>
      <Hero />
      <PromoBanner />
      <Section
        title="Featured getaways"
        titleId="featured"
        subtitle="Two trips and two trainings from organisers we ride with."
        action={
          <LinkButton variant="text" href={paths.getaways}>
            See all getaways
          </LinkButton>
        }
      >
        {featured}
        <LinkButton variant="text" href={paths.getaways} className={styles.seeAll}>
          See all getaways
        </LinkButton>
      </Section>
      <Section
        tone="mist"
        title="One garage for everything you ride for"
        titleId="ecosystem"
        subtitle="Seven product lines, one community."
      >
        <Ecosystem />
      </Section>
      <AppPromo apps={site.apps} />
    </>
  );
}
