/** A drawn picture that words stand on. */
export interface SceneLook {
  /** The address of the picture; without one the site's film is shown. */
  readonly picture?: string;
  /** The colour of its sky at the top, which goes on above it. */
  readonly sky: string;
  /** The part of its width, from the left, that a narrow screen shows. */
  readonly subject: string;
}

/** The pictures of the site that words stand on. */
export const SCENE_LOOKS = {
  road: { sky: '#252953', subject: '54%' },
  convoy: { picture: '/art/corporate-band.svg', sky: '#1e3c4c', subject: '66%' },
  track: { picture: '/art/talent-band.svg', sky: '#212441', subject: '44%' },
  roadEnd: { picture: '/art/not-found.svg', sky: '#4d6c90', subject: '58%' },
} satisfies Record<string, SceneLook>;
