import type { FromWorker, ToWorker } from './protocol';

/** Answers questions with the engine that it was given. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (!('op' in data)) return;
  const detail = 'These pages were built without the engine.';
  const said: FromWorker = { id: data.id, problem: { type: 'about:blank', title: detail, status: 501, detail, code: 'no-engine' } };
  postMessage(said);
});
