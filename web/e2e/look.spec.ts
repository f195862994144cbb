import { lookAtEveryPage } from './look';

lookAtEveryPage(['light', 'dark']);
