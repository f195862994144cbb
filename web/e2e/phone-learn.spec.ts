import { guidedGame } from './learn';
import { test } from './test';

test('the guided game from start to end by touch', guidedGame);
