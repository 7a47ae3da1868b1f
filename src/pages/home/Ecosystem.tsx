import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconAward from '@tabler/icons-react/dist/esm/icons/IconAward.mjs';
import IconEngine from '@tabler/icons-react/dist/esm/icons/IconEngine.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import * as paths from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './Ecosystem.module.css';

/** The seven product lines (rule: Product lines): three with a page of their own, four that live in the app. */
export function Ecosystem() {
  return (
    <ul className={styles.tiles}>
      <PictureTile
        name="Getaways"
        text="Guided trips, trainings and events, with people who know the road."
        href={paths.getaways}
        picture="/art/line-getaways.svg"
        tall
      />
      <IconTile
        name="Garage"
        text="Insurance, pollution certificate and service reminders."
        href={`${paths.about}#garage`}
        icon={IconEngine}
      />
      <IconTile
        name="Rewards"
        text="Earn points for every kilometre you ride with us."
        href={`${paths.about}#rewards`}
        icon={IconAward}
      />
      <IconTile
        name="Store"
        text="Jackets, helmets and luggage that riders tested."
        href={`${paths.about}#store`}
        icon={IconShoppingBag}
      />
      <IconTile
        name="Utilities"
        text="Fuel log, ride tracker and help on the road."
        href={`${paths.about}#utilities`}
        icon={IconTool}
      />
      <PictureTile
        name="Corporate Events"
        text="Brand rides, team-building and cause-based rides."
        href={paths.corporate}
        picture="/art/line-corporate.svg"
      />
      <PictureTile
        name="Talent Hunt"
        text="Sponsor a young rider and follow the season."
        href={paths.talentHunt}
        picture="/art/line-talent-hunt.svg"
      />
    </ul>
  );
}

interface TileProps {
  name: string;
  text: string;
  href: string;
}

function IconTile({ name, text, href, icon }: TileProps & { icon: typeof IconEngine }) {
  return (
    <li className={styles.cell}>
      <SiteLink href={href} className={styles.tile}>
        <span className={styles.icon}>
          <Icon icon={icon} size={24} />
        </span>
        <h3>{name}</h3>
        <p>{text}</p>
      </SiteLink>
    </li>
  );
}

function PictureTile({
  name,
  text,
  href,
  picture,
  tall = false,
}: TileProps & { picture: string; tall?: boolean }) {
  return (
    <li className={classNames(styles.cell, styles.wide, tall && styles.tall)}>
      <SiteLink href={href} className={classNames(styles.tile, styles.withPicture, 'ks-dark')}>
        <div className={styles.picture}>
          <Picture src={picture} alt="" ratio="fill" />
        </div>
        <div className={styles.content}>
          <h3>
            {name}
            <Icon icon={IconArrowRight} className={styles.arrow} />
          </h3>
          <p>{text}</p>
        </div>
      </SiteLink>
    </li>
  );
}
