import type { Catalogue } from '../catalogue';
import { boardPl } from '../board/pl';
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

export const pl: Catalogue = { ...common, ...boardPl, ...leaving, ...lobby, ...local, ...pages, ...table, ...log, ...learn, ...detail, ...scenes, ...words };
