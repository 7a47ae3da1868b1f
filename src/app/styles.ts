// What every page needs, in order: fonts, tokens, then Mantine's base in `@layer mantine`, then our own element defaults, unlayered.
// Mantine's components are headless: the look of each is the CSS module beside it in `src/ui`, so that CSS splits by route.
import '#fonts.css';
import './theme.css';
import '@mantine/core/styles/baseline.layer.css';
import './base.css';
