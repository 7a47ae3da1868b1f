import css from '../../src/app/tokens.css?raw';

const [onPhones = ''] = css.split('@media');

/** The name and the value on a phone of each token whose name begins with a pattern. */
export const tokensOf = (beginning: string): [name: string, value: string][] =>
  [...onPhones.matchAll(new RegExp(`--ks-(${beginning}[\\w-]*): (.*);`, 'g'))].map(
    ([, name = '', value = '']) => [name, value],
  );
