import { describe, expect, it } from 'vitest';
import { type SseMessage, SseParser } from './sse';

function parse(...pieces: string[]): SseMessage[] {
  const messages: SseMessage[] = [];
  const parser = new SseParser((message) => messages.push(message));
  for (const piece of pieces) parser.push(piece);
  return messages;
}

describe('server-sent events', () => {
  it('reads name, number and data', () => {
    expect(parse('id: 7\nevent: entry\ndata: {"a":1}\n\n')).toEqual([{ event: 'entry', id: '7', data: '{"a":1}' }]);
  });

  it('does not care where the network cut', () => {
    expect(parse('ev', 'ent: now\r', '\ndata: 1\r\ndata:', ' 2\r\n', '\r\n')).toEqual([{ event: 'now', data: '1\n2' }]);
  });

  it('passes over comments and messages without data', () => {
    expect(parse(': still here\n\nevent: table\n\ndata: x\n\n')).toEqual([{ event: 'message', data: 'x' }]);
  });

  it('keeps what is not finished', () => {
    expect(parse('data: x\n')).toEqual([]);
  });
});
