/** Exit codes of the command line, from `sysexits.h`: clear of node's own 1 and of the codes of `reproduce --check`. */
export const EXIT = { wrongUsage: 64, refused: 65, unreadable: 66 } as const;

/** Ends the program with a message on stderr. */
export function end(code: number, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** A reader such as `head` may close the pipe: that ends the output, it is no failure. */
export function allowClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}
