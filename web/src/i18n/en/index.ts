import type { Spoken } from '../spoken';
import { boardEn } from '../board/en';
import { common } from './common';
import { detail } from './detail';
import { learn } from './learn';
import { leaving } from './leaving';
import { lobby } from './lobby';
import { local } from './local';
import { log } from './log';
import { pages } from './pages';
import { scenes } from './scenes';
import { table } from './table';
import { words } from './words';

/** The texts, by area. English decides which keys there are; the others must have the same. */
export const en = { ...common, ...boardEn, ...leaving, ...lobby, ...local, ...pages, ...table, ...log, ...learn, ...detail, ...scenes, ...words } satisfies Spoken;
