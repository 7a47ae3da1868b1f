import { Box, Group, Paper, Text, Title } from '@mantine/core';
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
          <Box component="li" key={name} display="grid" className={clsx(styles.wide, className)}>
            <Paper
              component={SiteLink}
              href={href}
              className={`${styles.pictureTile} ks-lift ks-onward`}
              bg="ink.6"
              c="white"
            >
              <Picture className={styles.picture} src={picture} alt="" />
              <Box p="insetSmall">
                <Group gap="xs" wrap="nowrap">
                  <Title order={3} size="xl">
                    {name}
                  </Title>
                  <Icon icon={IconArrowRight} />
                </Group>
                <Text mt={2} size="sm" lh="list" c="ink.2">
                  {text}
                </Text>
              </Box>
            </Paper>
          </Box>
        ) : (
          <Box component="li" key={name} display="grid">
            <Paper component={SiteLink} href={href} className={`${styles.iconTile} ks-lift`}>
              <span className={styles.icon}>
                <Icon icon={icon} size={24} />
              </span>
              <Title order={3} mt="var(--ks-space-4)" mb="0.375rem">
                {name}
              </Title>
              <Text size="sm" lh="list" c="dimmed">
                {text}
              </Text>
            </Paper>
          </Box>
        ),
      )}
    </ul>
  );
}
