import { t } from '../i18n';
import { Said } from './problemSentence';

/** Many times the longest record; what is larger is none of our files, and is not even read. */
const MOST_BYTES = 8 << 20;

/** The text of a file that somebody has chosen. */
export async function readFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Said(t('problem.fileTooLarge', { file: file.name }));
  return file.text();
}
