import type { Spoken } from '../spoken';
import { boardEn } from '../board/en';
import { atHome } from './atHome';
import { common } from './common';
import { contest } from './contest';
import { daily } from './daily';
import { detail } from './detail';
import { ladder } from './ladder';
import { learn } from './learn';
import { leaving } from './leaving';
import { lobby } from './lobby';
import { local } from './local';
import { log } from './log';
import { mail } from './mail';
import { pages } from './pages';
import { people } from './people';
import { scenes } from './scenes';
import { stats } from './stats';
import { table } from './table';
import { time } from './time';
import { told } from './told';
import { words } from './words';
import { workshop } from './workshop';

/** The texts, by area. English decides which keys there are; the others must have the same. */
export const en = { ...common, ...boardEn, ...leaving, ...time, ...told, ...lobby, ...local, ...pages, ...people, ...stats, ...table, ...log, ...mail, ...ladder, ...learn, ...daily, ...contest, ...detail, ...scenes, ...words, ...atHome, ...workshop } satisfies Spoken;
