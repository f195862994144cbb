import type { Message } from '../i18n/message';
import type { ReasonKey } from '../vocabulary/reasons';

export type { ReasonKey };

/** All sentences in one language. */
export type Sentences = Record<ReasonKey, Message>;

/** A refusal, or a part of one, as the server sends it: `Refusal`, `Problem` and `Phrase` of the API fit. */
export interface Phrase {
  key?: string;
  arguments?: Record<string, string | Phrase>;
  /** in English, said when we do not know the key */
  text?: string;
  reason?: string;
  detail?: string;
}
