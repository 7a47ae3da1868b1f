import { Button, type MantineThemeComponents } from '@mantine/core';
import buttonLook from './looks/Button.module.css';

/** The defaults of Mantine's components on this site. What no prop and no variable says of a look stands in `looks/`. */
export const components: MantineThemeComponents = {
  Button: Button.extend({
    defaultProps: { variant: 'default', size: 'md', loaderProps: { size: '1.25rem' } },
    classNames: buttonLook,
    vars: (_, { variant }) => ({
      root: variant === 'outline' ? { '--button-color': 'var(--mantine-color-white)' } : {},
    }),
  }),
};
