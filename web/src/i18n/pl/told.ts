import type { told as english } from '../en/told';
import type { Texts } from '../message';

/** Notices to whoever does not look at the page. */
export const told: Texts<typeof english> = {
  'told.title': 'Powiadomienia',
  'told.text': 'Co i jak ci mówimy, gdy nie patrzysz na stronę. Nigdy dwa razy o jednej turze i nigdy o turze już zagranej.',
  'told.kind': 'Co',
  'told.turn': 'Moja kolej',
  'told.invited': 'Zaproszono mnie',
  'told.ended': 'Partia zakończona',
  'told.undo': 'Ktoś prosi o cofnięcie ruchów',
  'told.message': 'Ktoś napisał',
  'told.way.webhook': 'Webhook',
  'told.way.push': 'Przeglądarka',
  'told.browsers': 'Przeglądarki',
  'told.browsersText': 'Przeglądarki, które powiadomią cię także bez otwartej strony, przez usługę push swojego producenta. To, co wysyłane, odczyta tylko przeglądarka.',
  'told.thisBrowser': 'Powiadamiaj mnie w tej przeglądarce',
  'told.refused': 'Przeglądarka na to nie pozwala: zmień to w jej ustawieniach dla tej strony.',
  'told.noPush': 'Tej przeglądarki nie można powiadomić bez otwartej strony.',
  'told.webhooks': 'Webhooki',
  'told.webhooksText': 'Adres Discorda, Slacka, ntfy albo twojego programu, na który wysyłane są powiadomienia. Nie będzie już pokazany: strzeż go jak hasła.',
  'told.style': 'Usługa',
  'told.style.discord': 'Discord',
  'told.style.slack': 'Slack',
  'told.style.ntfy': 'ntfy',
  'told.style.json': 'Program (JSON)',
  'told.address': 'Adres',
  'told.add': 'Dodaj',
  'told.silent': 'zbyt często odmawiał i ma teraz spokój',
  'told.secret': 'Sekret podpisujący to, co wysyłane; pokazany tylko ten jeden raz',
};
