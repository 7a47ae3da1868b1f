import { UnstyledButton } from '@mantine/core';
import { language } from '#texts/language.ts';
import * as texts from '#texts/layout.ts';
import styles from './Header.module.css';
import { LanguageLink, linkedLanguages } from './LanguageLink.tsx';

const menuId = 'languages';

/**
 * The button of the header that opens the links to the other languages, where there are several. It is a popover,
 * which opens without a script.
 */
export function LanguageMenu() {
  return (
    <>
      <UnstyledButton
        className={`${styles.language} ks-wide`}
        aria-label={texts.languageOf(language.name)}
        popoverTarget={menuId}
      >
        {`${language.name} ▾`}
      </UnstyledButton>
      <div id={menuId} popover="auto" className={`${styles.languages} ks-wide`}>
        {linkedLanguages.map((each) => (
          <LanguageLink key={each.locale} to={each} className={styles.language} />
        ))}
      </div>
    </>
  );
}
