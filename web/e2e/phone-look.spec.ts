import { lookAtEveryPage } from './look';

// The colours are those of the large screen, where the dark ones are looked at too.
lookAtEveryPage({ themes: ['light'] });
