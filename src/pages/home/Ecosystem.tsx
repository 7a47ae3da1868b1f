import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconAward from '@tabler/icons-react/dist/esm/icons/IconAward.mjs';
import IconEngine from '@tabler/icons-react/dist/esm/icons/IconEngine.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { clsx } from 'clsx';
import * as texts from '#texts/home.ts';
import * as paths from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './Ecosystem.module.css';

const LINES = [
  {
    words: texts.lines.getaways,
    href: paths.getaways,
    picture: '/art/line-getaways.svg',
    className: styles.tall,
  },
  { words: texts.lines.garage, href: `${paths.about}#garage`, icon: IconEngine },
  { words: texts.lines.rewards, href: `${paths.about}#rewards`, icon: IconAward },
  { words: texts.lines.store, href: `${paths.about}#store`, icon: IconShoppingBag },
  { words: texts.lines.utilities, href: `${paths.about}#utilities`, icon: IconTool },
  { words: texts.lines.corporateEvents, href: paths.corporate, picture: '/art/line-corporate.svg' },
  { words: texts.lines.talentHunt, href: paths.talentHunt, picture: '/art/line-talent-hunt.svg' },
];

/** The product lines (rule: Product lines): those with a page and a picture of their own, then those in the app. */
export function Ecosystem() {
  return (
    <ul className={styles.tiles}>
      {LINES.map(({ words: { name, text }, href, icon, picture, className }) =>
        icon === undefined ? (
          <li key={name} className={clsx(styles.wide, className)}>
            <SiteLink
              href={href}
              className={`${styles.tile} ${styles.pictureTile} ks-card ks-paper ks-lift ks-onward`}
            >
              <Picture className={styles.picture} src={picture} alt="" />
              <div className={styles.words}>
                <div className={styles.heading}>
                  <h3 className="ks-title">{name}</h3>
                  <Icon icon={IconArrowRight} />
                </div>
                <p>{text}</p>
              </div>
            </SiteLink>
          </li>
        ) : (
          <li key={name}>
            <SiteLink
              href={href}
              className={`${styles.tile} ${styles.iconTile} ks-card ks-paper ks-lift`}
            >
              <span className={styles.icon}>
                <Icon icon={icon} size={24} />
              </span>
              <h3 className="ks-title">{name}</h3>
              <p className="ks-quiet">{text}</p>
            </SiteLink>
          </li>
        ),
      )}
    </ul>
  );
}
