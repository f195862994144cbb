import type { Feature } from '../api';
import { t } from '../i18n';
import { MODULES, STRETCH } from './setup';

const PREFIX = 'autobot:';
const HARDER = {
  hard: 'options.solo.hard',
  'faster-trucks': 'options.solo.fasterTrucks',
  'develop-on-passing': 'options.solo.developOnPassing',
  'develop-on-skipping': 'options.solo.developOnSkipping',
} as const;

/** Autobot with the settings that have a rating of their own, such as autobot:hard+faster-trucks+wine; nothing for anybody else. */
export function autobotName(id: string): string | undefined {
  if (!id.startsWith(PREFIX)) return undefined;
  const said = id
    .slice(PREFIX.length)
    .split('+')
    .filter((part) => part !== 'easy')
    .map(part);
  return said.length ? `${t('lobby.autobot')} (${said.join(', ')})` : t('lobby.autobot');
}

function part(id: string): string {
  if (id in HARDER) return t(HARDER[id as keyof typeof HARDER]);
  if (id === 'promotions-1') return `${t('options.solo.promotions')} ${t('options.solo.promotions.1')}`;
  if (id === 'promotions-2') return `${t('options.solo.promotions')} ${t('options.solo.promotions.2')}`;
  const feature = [...MODULES, ...STRETCH].find((each: Feature) => each === id);
  return feature ? t(`feature.${feature}`) : id;
}
