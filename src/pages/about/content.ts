import * as texts from '#texts/about.ts';
import * as paths from '../../paths.ts';

/** One of the seven product lines of the company (rule: Product lines). */
export interface ProductLine {
  id: string;
  name: string;
  /** Cut at 150 characters until the visitor asks for the rest (rule: About page). */
  text: string;
  picture: string;
  /** A page of this site, or null for a line that lives in the app. */
  link: { href: string; label: string } | null;
}

/** A titled text of the About page with its picture. */
export interface AboutText {
  title: string;
  /** The subject, for use within a sentence. */
  subject: string;
  text: string;
  picture: string;
}

/** The words of the About page for the given brand name. */
export function aboutContent(brand: string) {
  return {
    headline: texts.headline,
    lead: texts.lead(brand),
    mission: {
      title: texts.missionTitle,
      subject: texts.missionSubject,
      text: texts.missionText,
      picture: '/art/about-mission.svg',
    } satisfies AboutText,
    culture: {
      title: texts.cultureTitle,
      subject: texts.cultureSubject,
      text: texts.cultureText,
      picture: '/art/about-culture.svg',
    } satisfies AboutText,
    linesTitle: texts.linesTitle,
    linesLead: texts.linesLead,
    lines: [
      {
        id: 'garage',
        name: texts.garageName,
        text: texts.garageText,
        picture: '/art/line-garage.svg',
        link: null,
      },
      {
        id: 'corporate',
        name: texts.corporateName,
        text: texts.corporateText,
        picture: '/art/line-corporate.svg',
        link: { href: paths.corporate, label: texts.corporateLink },
      },
      {
        id: 'rewards',
        name: texts.rewardsName,
        text: texts.rewardsText,
        picture: '/art/line-rewards.svg',
        link: null,
      },
      {
        id: 'getaways',
        name: texts.getawaysName,
        text: texts.getawaysText,
        picture: '/art/line-getaways.svg',
        link: { href: paths.getaways, label: texts.getawaysLink },
      },
      {
        id: 'store',
        name: texts.storeName,
        text: texts.storeText,
        picture: '/art/line-store.svg',
        link: null,
      },
      {
        id: 'utilities',
        name: texts.utilitiesName,
        text: texts.utilitiesText,
        picture: '/art/line-utilities.svg',
        link: null,
      },
      {
        id: 'talent-hunt',
        name: texts.talentHuntName,
        text: texts.talentHuntText,
        picture: '/art/line-talent-hunt.svg',
        link: { href: paths.talentHunt, label: texts.talentHuntLink },
      },
    ] satisfies readonly ProductLine[],
    next: {
      title: texts.nextTitle,
      text: texts.nextText,
      link: { href: paths.getaways, label: texts.nextLink },
    },
  };
}
