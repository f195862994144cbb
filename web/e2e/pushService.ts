import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** What has been pushed, as the browser would get it. */
export interface Pushed {
  headers: IncomingHttpHeaders;
  /** Decrypted. */
  text: string;
}

const url = (bytes: Buffer): string => bytes.toString('base64url');
const mac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => parts.reduce((hmac, part) => hmac.update(part), createHmac('sha256', key)).digest();

/** A push service and the browser behind it: what the server posts is decrypted by RFC 8291, written apart from the server's Java. */
export class PushService {
  private readonly keys = createECDH('prime256v1');
  private readonly point = this.keys.generateKeys();
  private readonly auth = randomBytes(16);
  private readonly pushed: Pushed[] = [];
  private port = 0;
  private readonly server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.pushed.push({ headers: request.headers, text: this.decrypted(Buffer.concat(parts)) });
      answer.writeHead(201).end();
    });
  });

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What a browser says of its subscription. */
  get subscription() {
    return { endpoint: `${this.origin}/push/${url(this.auth)}`, p256dh: url(this.point), auth: url(this.auth) };
  }

  /** The next message; it is taken out. */
  async next(): Promise<Pushed> {
    for (let tries = 0; tries < 600; tries++) {
      const first = this.pushed.shift();
      if (first) return first;
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error('nothing has been pushed');
  }

  /** One record of aes128gcm (RFC 8188), with the keys of RFC 8291. */
  private decrypted(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body[20]!;
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const secret = mac(mac(this.auth, this.keys.computeSecret(sender)), 'WebPush: info\0', this.point, sender, Buffer.of(1));
    const second = mac(salt, secret);
    const key = mac(second, 'Content-Encoding: aes128gcm\0', Buffer.of(1)).subarray(0, 16);
    const nonce = mac(second, 'Content-Encoding: nonce\0', Buffer.of(1)).subarray(0, 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }

  /** Whether a message was signed for this service by the key that the page subscribed with (RFC 8292). */
  signedFor({ headers }: Pushed, pushKey: string): boolean {
    const [, token, shown] = /^vapid t=(.*), k=(.*)$/.exec(headers.authorization ?? '') ?? [];
    if (!token || shown !== pushKey) return false;
    const [head, claims, signature] = token.split('.');
    const point = Buffer.from(shown, 'base64url');
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: url(point.subarray(1, 33)), y: url(point.subarray(33)) }, format: 'jwk' });
    const sound = verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature!, 'base64url'));
    const { aud } = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { aud: string };
    return sound && aud === this.origin;
  }
}
