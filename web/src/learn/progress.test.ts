import { expect, it } from 'vitest';
import { readProgress } from './progress';

it('reads what was kept', () => {
  expect(readProgress('{"step":3,"game":"abc"}')).toEqual({ step: 3, game: 'abc' });
  expect(readProgress('{"step":15}')).toEqual({ step: 15, game: null });
});

it('begins anew with what does not fit', () => {
  for (const broken of [null, '', 'null', '7', '{', '{"step":-1}', '{"step":99}', '{"step":"2"}', '{"step":1.5}']) {
    expect(readProgress(broken)).toEqual({ step: 0, game: null });
  }
});
