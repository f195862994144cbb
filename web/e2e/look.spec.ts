import { lookAtEveryPage } from './look';

lookAtEveryPage();
