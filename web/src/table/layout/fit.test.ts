import { describe, expect, it } from 'vitest';
import { fitOf } from './fit';

describe('a table fits its window', () => {
  it('fills large screens', () => {
    expect(fitOf(1440, 900)).toMatchObject({ form: 'desk', columns: 3, zoom: 1 });
    expect(fitOf(1920, 1080).zoom).toBe(1.2);
    expect(fitOf(2560, 1440).zoom).toBe(1.6);
  });

  it('shrinks a little on small ones, and no more', () => {
    expect(fitOf(1280, 720)).toMatchObject({ form: 'desk', columns: 3, zoom: 0.9 });
    expect(fitOf(1180, 820).columns).toBe(3);
    expect(fitOf(1024, 768)).toMatchObject({ form: 'desk', columns: 2, zoom: 0.9 });
    expect(fitOf(960, 1080).columns).toBe(2);
  });

  it('has sheets on phones, beside the map where the window is low, with the own board on tablets held upright', () => {
    expect(fitOf(390, 844)).toMatchObject({ form: 'sheets', sheets: 'below' });
    expect(fitOf(600, 960).sheets).toBe('below');
    expect(fitOf(844, 390)).toMatchObject({ form: 'sheets', sheets: 'beside' });
    expect(fitOf(720, 450).sheets).toBe('beside');
    expect(fitOf(768, 1024)).toMatchObject({ form: 'sheets', sheets: 'with-board' });
    expect(fitOf(820, 1180).sheets).toBe('with-board');
    expect(fitOf(390, 500).sheets).toBe('below');
  });
});
