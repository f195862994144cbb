import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface Mail {
  to: string;
  /** Its head, as it came. */
  head: string;
  text: string;
}

/** An SMTP server of a test's own, which keeps what it gets. */
export class Postbox {
  readonly mails: Mail[] = [];
  private readonly open = new Set<Socket>();
  private readonly server = createServer((socket) => this.talk(socket));

  /** Where it listens. */
  async start(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  stop(): void {
    this.server.close();
    this.open.forEach((socket) => socket.destroy());
  }

  /** The next mail to somebody; it is taken out. */
  async next(to: string): Promise<Mail> {
    for (let tries = 0; tries < 600; tries++) {
      const at = this.mails.findIndex((mail) => mail.to === to);
      if (at >= 0) return this.mails.splice(at, 1)[0]!;
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error(`no mail has come for ${to}`);
  }

  private talk(socket: Socket): void {
    this.open.add(socket);
    socket.on('close', () => this.open.delete(socket));
    socket.on('error', () => {});
    socket.setEncoding('latin1');
    const say = (line: string) => socket.write(`${line}\r\n`);
    let left = '';
    let to = '';
    let mail: string[] | null = null;
    const hear = (line: string) => {
      if (mail) {
        if (line !== '.') return void mail.push(line.replace(/^\./, ''));
        this.mails.push(read(to, mail));
        mail = null;
        return void say('250 taken');
      }
      if (/^EHLO/i.test(line)) return void say('250 postbox.test');
      if (/^RCPT/i.test(line)) to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (/^DATA/i.test(line)) {
        mail = [];
        return void say('354 go on');
      }
      say(/^QUIT/i.test(line) ? '221 bye' : '250 fine');
    };
    socket.on('data', (chunk) => {
      const lines = (left + String(chunk)).split('\r\n');
      left = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 postbox.test');
  }
}

function read(to: string, lines: string[]): Mail {
  const gap = lines.indexOf('');
  const head = lines.slice(0, gap).join('\n');
  const body = lines.slice(gap + 1).join('\n');
  const coding = /^Content-Transfer-Encoding: (.*)$/im.exec(head)?.[1]?.trim().toLowerCase();
  const bytes = coding === 'base64' ? Buffer.from(body, 'base64') : coding === 'quoted-printable' ? unquoted(body) : Buffer.from(body, 'latin1');
  return { to, head, text: bytes.toString('utf8').replaceAll('\r\n', '\n') };
}

function unquoted(body: string): Buffer {
  const joined = body.replaceAll('=\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(joined, 'latin1');
}
