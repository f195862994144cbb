// A plain host of files, for tests and figures: some folders laid over one another below a path, a 404 page, no other fall-backs.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';

const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', webmanifest: 'application/manifest+json' };

export class FileServer {
  /** What a file holds now, if it is not what was built: another version of the app. */
  changed = new Map();
  #server = null;

  constructor(folders, path = '/some/where/') {
    this.folders = folders;
    this.path = path;
  }

  get url() {
    return `http://localhost:${this.#server.address().port}${this.path}`;
  }

  async start() {
    this.#server = createServer((request, response) => {
      const path = normalize(decodeURIComponent(request.url.split('?')[0]));
      const name = path.startsWith(this.path) ? path.slice(this.path.length) || 'index.html' : '';
      const found = this.#find(name);
      const type = TYPES[(found ? name : '404.html').split('.').at(-1)] ?? 'application/octet-stream';
      response.writeHead(found ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
      response.end(this.changed.get(name) ?? readFileSync(found ?? this.#find('404.html')));
    });
    await new Promise((listening) => this.#server.listen(0, 'localhost', listening));
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  read(name) {
    return readFileSync(this.#find(name), 'utf8');
  }

  #find(name) {
    return this.folders.map((folder) => join(folder, name)).find((path) => name && existsSync(path) && statSync(path).isFile());
  }
}
