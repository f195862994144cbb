import { describe, expect, it } from 'vitest';
import { autobotName } from './autobot';

describe('the name of Autobot', () => {
  it('says what makes it harder, and what is added to the game', () => {
    expect(autobotName('autobot:easy')).toBe('Autobot');
    expect(autobotName('autobot:hard')).toBe('Autobot (Hard board)');
    expect(autobotName('autobot:easy+faster-trucks+promotions-2+wine+customs')).toBe('Autobot (Faster trucks, Promotions after the eras 1, 2, 2, Wine, Customs department)');
  });

  it('is nobody else’s', () => {
    expect(autobotName('club')).toBeUndefined();
    expect(autobotName('program:autobot')).toBeUndefined();
  });
});
