import type { leaving as english } from '../en/leaving';
import type { Texts } from '../message';

/** Leaving a game: resigning, being away, letting others wait. */
export const leaving: Texts<typeof english> = {
  'resign.text': 'Oder du gibst die Partie nur für dich auf. Für dich ist sie dann verloren; ein Bot spielt weiter, oder die Partie endet, wenn nur noch eine Person übrig ist.',
  'resign.alone': 'Eine gewertete Partie gegen Autobot wird zu Ende gespielt. Gibst du auf, hast du sie verloren.',
  'resign.button': 'Aufgeben',
  'resign.sure': 'Ja, endgültig aufgeben',
  'away.since': 'abwesend seit {time}',
  'away.waited': 'Wer alle {time} warten lässt und den Tisch nicht verfolgt, kann von jeder anderen mitspielenden Person durch einen Bot ersetzt werden.',
  'away.standIn': 'Bot für sie spielen lassen',
  'left.resigned': 'hat aufgegeben',
  'left.absent': 'war abwesend',
  'left.stalled': 'ließ alle warten',
  'end.without': '{player} hat alle zu lange warten lassen und wird nicht gefragt.',
  'table.resigned': 'Durch Aufgabe beendet',
};
