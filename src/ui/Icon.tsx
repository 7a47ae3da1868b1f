import { getThemeColor, type MantineColor, useMantineTheme } from '@mantine/core';
import type { Icon as TablerIcon, IconProps as TablerProps } from '@tabler/icons-react';

interface IconProps extends Pick<TablerProps, 'style'> {
  /** A drawing of the Tabler set, imported from its own file. */
  icon: TablerIcon;
  /** The edge in pixels at the usual size of letters, with which it grows. */
  size?: 18 | 20 | 24 | 28;
  /** Line width in pixels at 24 px. */
  stroke?: 1.5 | 2;
  /** A colour by its name in the theme; without one, the colour of the words beside it. */
  color?: MantineColor;
}

/** A decorative line icon; the words beside it carry the meaning. */
export function Icon({ icon: Drawing, size = 20, stroke = 1.5, color, ...rest }: IconProps) {
  const theme = useMantineTheme();
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      size={`${size / 16}rem`}
      stroke={stroke}
      color={color && getThemeColor(color, theme)}
      className="ks-icon"
      {...rest}
    />
  );
}
