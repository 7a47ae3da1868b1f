import { pictures } from 'virtual:inventory';
import { DocsPage } from '../docs/DocsPage.tsx';
import styles from './foundations.module.css';

/** Every picture that is drawn for the site and for the sandbox's catalogue. */
export function PicturePage() {
  return (
    <DocsPage
      title="Pictures"
      lead="Drawn, not bought: ridges in layers, sun or moon, a road in perspective, a rider. Each ride has its own."
    >
      <h2>The site’s</h2>
      <Tiles addresses={pictures.site} />
      <h2>The catalogue’s</h2>
      <Tiles addresses={pictures.catalogue} />
    </DocsPage>
  );
}

function Tiles({ addresses }: { addresses: readonly string[] }) {
  return (
    <ul className={styles.tiles}>
      {addresses.map((address) => (
        <li key={address} className={styles.tile}>
          <img src={address} alt="" loading="lazy" width={320} height={200} />
          {address}
        </li>
      ))}
    </ul>
  );
}
