import { describe, expect, it } from 'vitest';
import { amountOf, groups, iconOf, icons } from './index';

describe('icons', () => {
  it('have one name each', () => {
    const names = Object.values(groups).flatMap((group) => Object.keys(group));
    expect(names.length).toBe(new Set(names).size);
  });

  it('cover every bonus, action and technology of the engine', () => {
    const bonuses =
      'develop dm promote unlock replace gain flip remove build upgrade station load move swap colour recruit slide employee funding pick-up discard';
    const technologies =
      'develop-on-upgrade cheaper-upgrade develop-on-load second-truck develop-on-station bonus-on-station gain-card upgrade-anywhere load-anywhere station-anywhere';
    for (const name of `${bonuses} ${technologies}`.split(' ')) expect(icons, name).toHaveProperty([name]);
  });

  it('cover every kind of move', () => {
    const moves =
      'ROUTE CLAIM NO_CLAIM PLAY REFRESH FUNDING TILE_COLOUR EXTRA DONE BUILD BUILD_TWO UPGRADE STATION LOAD UNLOCK PROMOTE GAIN REPLACE SWAP FLIP REMOVE SLIDE DRIVE DELIVER STOP HIRE TAKE PASS END IMPROVE WINE TRAFFIC';
    for (const move of moves.split(' ')) expect(iconOf(move), move).not.toBe('tile');
  });

  it('are found by what the engine writes', () => {
    expect(iconOf('develop-2')).toBe('develop');
    expect(iconOf('DM 5')).toBe('dm');
    expect(iconOf('promote trade')).toBe('promote');
    expect(iconOf('chemicals')).toBe('goods-chemicals');
    expect(amountOf('develop-2')).toBe(2);
    expect(amountOf('promote')).toBeNull();
  });
});
