import { TalentHunt } from './TalentHunt.tsx';

/** The page at /talenthunt: the sponsorship programme for young racers (rule: Talent Hunt page). */
export const TalentHuntPage = () => <TalentHunt />;
