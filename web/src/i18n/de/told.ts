import type { told as english } from '../en/told';
import type { Texts } from '../message';

/** Notices to whoever does not look at the page. */
export const told: Texts<typeof english> = {
  'told.title': 'Nachrichten',
  'told.text': 'Was dir gesagt wird, während du nicht auf die Seite schaust, und wie. Nie zweimal für einen Zug, und nie für einen, der schon gemacht ist.',
  'told.kind': 'Was',
  'told.turn': 'Ich bin am Zug',
  'told.invited': 'Ich bin eingeladen',
  'told.ended': 'Eine Partie ist zu Ende',
  'told.undo': 'Jemand möchte Züge zurücknehmen',
  'told.message': 'Jemand hat geschrieben',
  'told.way.webhook': 'Webhook',
  'told.way.push': 'Browser',
  'told.browsers': 'Browser',
  'told.browsersText': 'Browser, die dir auch etwas sagen, wenn keine Seite offen ist, über den Push-Dienst ihres Herstellers. Was gesendet wird, kann nur der Browser lesen.',
  'told.thisBrowser': 'In diesem Browser benachrichtigen',
  'told.refused': 'Der Browser erlaubt es nicht: ändere das in seinen Einstellungen für diese Seite.',
  'told.noPush': 'Diesem Browser kann nichts gesagt werden, während keine Seite offen ist.',
  'told.webhooks': 'Webhooks',
  'told.webhooksText': 'Eine Adresse von Discord, Slack, ntfy oder einem eigenen Programm, an die Nachrichten gehen. Sie wird nicht wieder gezeigt: hüte sie wie ein Passwort.',
  'told.style': 'Dienst',
  'told.style.discord': 'Discord',
  'told.style.slack': 'Slack',
  'told.style.ntfy': 'ntfy',
  'told.style.json': 'Ein Programm (JSON)',
  'told.address': 'Adresse',
  'told.add': 'Hinzufügen',
  'told.silent': 'hat zu oft abgelehnt und wird in Ruhe gelassen',
  'told.secret': 'Geheimnis, das Gesendetes unterschreibt; nur dieses eine Mal gezeigt',
};
