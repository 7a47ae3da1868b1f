// Run by translators as a part of `npm run check`: prints how many messages of each language are left to translate:
// those that read as they do in English.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGE_SOURCES } from '../../machines/texts/languages.ts';
import { otherLanguages } from '../build/languages.ts';
import { textFile } from '../build/texts.ts';

type Messages = Readonly<Record<string, unknown>>;

const messagesIn = (file: string): Promise<Messages> => import(pathToFileURL(file).href);

const names = readdirSync(join(import.meta.dirname, '../../machines/texts/en'));

for (const { id, locale } of otherLanguages) {
  if (LANGUAGE_SOURCES[id].isComplete) continue;
  let [all, left] = [0, 0];
  for (const name of names) {
    const english = await messagesIn(textFile('en', name));
    const own = await messagesIn(textFile(id, name));
    const messages = Object.keys(english);
    all += messages.length;
    left += messages.filter((message) => own[message] === english[message]).length;
  }
  console.log(`${locale}: ${left} of ${all} messages are left to translate.`);
}
