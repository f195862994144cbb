import { lookAtEveryPage } from './look';
import { SIZES } from './visible';

lookAtEveryPage({ themes: ['light', 'dark'], sizes: SIZES });
