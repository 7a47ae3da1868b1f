import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import * as texts from '#texts/corporate.ts';
import { Container } from '../../ui/Container.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { type ContactProps, ContactSection } from '../contact/ContactSection.tsx';
import styles from './Corporate.module.css';
import {
  corporateGallery,
  corporateHero,
  eventSteps,
  offerings,
  talentFeature,
} from './content.ts';

/** The offers for companies, pictures of them, and the form that starts one (rule: Corporate page). */
export function CorporateView(contact: ContactProps) {
  return (
    <>
      <PageHero
        title={corporateHero.title}
        text={corporateHero.text}
        picture="/art/corporate-band.svg"
      >
        <LinkButton href="#contact" variant="primary" size="large">
          {corporateHero.action}
        </LinkButton>
      </PageHero>
      <Section title={texts.offerTitle} titleId="offer">
        <ul className={styles.offers}>
          {offerings.map(({ id, title, text, picture }) => (
            <li key={id} className={styles.offer}>
              <div className={styles.offerPicture}>
                <Picture src={picture} alt="" ratio="fill" />
              </div>
              <div className={styles.offerContent}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="mist" title={texts.stepsTitle} titleId="steps">
        <ol className={styles.steps}>
          {eventSteps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Container className={styles.feature}>
        <TalentFeature />
      </Container>
      <Section title={texts.galleryTitle} titleId="gallery">
        <Gallery label={texts.galleryLabel} pictures={corporateGallery} />
      </Section>
      <ContactSection {...contact} heading="h2" id="contact" />
    </>
  );
}

function TalentFeature() {
  const { title, text, picture, link } = talentFeature;
  return (
    <section className={styles.talent} aria-labelledby="talent">
      <div className={styles.talentPicture}>
        <Picture src={picture} alt="" ratio="fill" />
      </div>
      <div className={styles.talentContent}>
        <h2 id="talent">{title}</h2>
        <p>{text}</p>
        <LinkButton href={link.href} variant="dark">
          <span>{link.label}</span>
          <Icon icon={IconArrowRight} />
        </LinkButton>
      </div>
    </section>
  );
}
