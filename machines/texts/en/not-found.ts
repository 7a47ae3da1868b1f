export const heading = 'This road ends here.';
export const lead = 'We could not find that page. It may have moved, or the link has a typo.';
export const exploreGetaways = 'Explore Getaways';
