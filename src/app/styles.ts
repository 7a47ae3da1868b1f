// What every page needs, in order: fonts, tokens, then Mantine's base in `@layer mantine`, then our own element defaults, unlayered.
// A module that uses a Mantine component imports that component's `@mantine/core/styles/<Name>.layer.css` itself, after the files of the parts it is built of
// (Modal: Overlay, Paper, CloseButton, ModalBase), so that CSS splits by route; CSS modules are unlayered and always win over Mantine's layer, whatever the load order.
import './fonts.css';
import './theme.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import './base.css';
