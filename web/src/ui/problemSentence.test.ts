import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api';
import { setLanguage } from '../i18n';
import { problemSentence, Said } from './problemSentence';

const refused = (status: number, code: string) => new ApiError({ type: 'about:blank', title: code, status, code, detail: 'In English.' });

describe('what a server refuses, in another language', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('localStorage', { setItem() {} });
    await setLanguage('de');
  });
  afterAll(() => vi.unstubAllGlobals());

  it('is said in that language, known or not', () => {
    expect(problemSentence(refused(409, 'colour-taken'))).toContain('Farbe');
    for (const status of [400, 401, 403, 404, 409, 413, 422, 429, 500, 503]) expect(problemSentence(refused(status, 'never-heard-of'))).not.toContain('English');
    expect(problemSentence(new TypeError('undefined is not a function'))).not.toContain('undefined');
  });

  it("keeps a page's own words", () => expect(problemSentence(new Said('Name oder Passwort ist falsch.'))).toBe('Name oder Passwort ist falsch.'));
});
