import { spawn } from 'node:child_process';

/** Runs a program of this project's node_modules with its output passed through, and gives its exit code. */
export function run(
  program: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', program, ...options], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
