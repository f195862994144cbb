import type { told as english } from '../en/told';
import type { Texts } from '../message';

/** Notices to whoever does not look at the page. */
export const told: Texts<typeof english> = {
  'told.title': 'Avis',
  'told.text': 'Ce qu’on te dit quand tu ne regardes pas la page, et comment. Jamais deux fois pour un tour, et jamais pour un tour déjà joué.',
  'told.kind': 'Quoi',
  'told.turn': 'C’est à moi de jouer',
  'told.invited': 'On m’invite',
  'told.ended': 'Une partie est finie',
  'told.undo': 'On demande à reprendre des coups',
  'told.message': 'On a écrit',
  'told.way.webhook': 'Webhook',
  'told.way.push': 'Navigateur',
  'told.browsers': 'Navigateurs',
  'told.browsersText': 'Des navigateurs qui te préviennent même sans page ouverte, par le service push de leur fabricant. Seul le navigateur peut lire ce qui est envoyé.',
  'told.thisBrowser': 'Me prévenir dans ce navigateur',
  'told.refused': 'Le navigateur ne le permet pas : change cela dans ses réglages pour cette page.',
  'told.noPush': 'Ce navigateur ne peut être prévenu sans page ouverte.',
  'told.webhooks': 'Webhooks',
  'told.webhooksText': 'Une adresse de Discord, Slack, ntfy ou d’un programme à toi, à laquelle les avis sont envoyés. Elle n’est plus montrée : garde-la comme un mot de passe.',
  'told.style': 'Service',
  'told.style.discord': 'Discord',
  'told.style.slack': 'Slack',
  'told.style.ntfy': 'ntfy',
  'told.style.json': 'Un programme (JSON)',
  'told.address': 'Adresse',
  'told.add': 'Ajouter',
  'told.silent': 'a refusé trop souvent et n’est plus sollicité',
  'told.secret': 'Secret qui signe ce qui est envoyé ; montré cette seule fois',
};
