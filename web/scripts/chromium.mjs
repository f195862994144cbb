// The system's Chromium: the tests download no browser of their own. Run as a program, it installs it where it can.
// The one without windows does the same work with an eighth less of the processor.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const HELP = 'No Chromium on the path. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its program.';

/** The program's path, or null. */
export function found() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // Not on the path under this name: try the next.
    }
  }
  return null;
}

export function executable() {
  const path = found();
  if (!path) throw new Error(HELP);
  return path;
}

function install() {
  if (process.getuid?.() !== 0) throw new Error(HELP);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], options);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    if (!found()) install();
    console.log(executable());
  } catch (problem) {
    console.error(problem.message);
    process.exit(1);
  }
}
