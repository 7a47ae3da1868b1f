import { Button, Container, Title } from '@mantine/core';
import { type ReactElement, Suspense } from 'react';
import * as texts from '#texts/home.ts';
import * as paths from '../../paths.ts';
import { LoopVideo } from '../../ui/LoopVideo.tsx';
import { Section } from '../../ui/Section.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { AppPromo } from './AppPromo.tsx';
import { Ecosystem } from './Ecosystem.tsx';
import { FeaturedSkeleton } from './FeaturedSkeleton.tsx';
import hero from './Hero.module.css';
import banner from './PromoBanner.module.css';

const LazyFeatured = lazyPart(async () => (await import('./Featured.tsx')).Featured);

/** The page at /; the featured rides come on their own, after the page stands. */
export function HomePage() {
  return (
    <HomeView
      featured={
        <Suspense fallback={<FeaturedSkeleton />}>
          <LazyFeatured />
        </Suspense>
      }
    />
  );
}

/** The front door: hero, banner, four rides, the seven product lines, the app. */
export function HomeView({ featured }: { featured: ReactElement }) {
  return (
    <>
      <section className={`${hero.hero} ks-scene`} aria-label={texts.welcome}>
        <LoopVideo poster="/hero/poster" video="/hero/hero" className={hero.picture} />
        <Container className={hero.content}>
          <Title order={1} maw="11ch" className={hero.headline}>
            {texts.headline}
          </Title>
          <p className={hero.lead}>{texts.lead}</p>
          <Button component={SiteLink} variant="filled" size="lg" href={paths.getaways}>
            {texts.exploreGetaways}
          </Button>
        </Container>
      </section>
      <section className={banner.banner} aria-labelledby="promo">
        <Container className={banner.content}>
          <Title order={2} id="promo">
            {texts.bannerTitle}
          </Title>
          <p>{texts.bannerText}</p>
        </Container>
      </section>
      <Section
        title={texts.featured}
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
      <Section tone="mist" title={texts.ecosystemTitle} subtitle={texts.ecosystemSubtitle}>
        <Ecosystem />
      </Section>
      <AppPromo />
    </>
  );
}
