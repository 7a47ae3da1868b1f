import { icons } from 'virtual:inventory';
import { Icon } from '../../src/ui/Icon.tsx';
import { DocsPage } from '../docs/DocsPage.tsx';
import styles from './foundations.module.css';

/** The icons that the site uses; the words beside one carry the meaning. */
export function IconPage() {
  return (
    <DocsPage
      title="Icons"
      lead="Tabler’s lines, 1.5 px at 24. Each is imported from its own file."
    >
      <ul className={styles.tiles}>
        {Object.entries(icons).map(([name, drawing]) => (
          <li key={name} className={styles.tile}>
            <Icon icon={drawing} size={28} />
            <div>{name}</div>
          </li>
        ))}
      </ul>
    </DocsPage>
  );
}
