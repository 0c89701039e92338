import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Exit codes of the command line, from `sysexits.h`: clear of node's own 1 and of the codes of `reproduce --check`. */
export const EXIT = { wrongUsage: 64, refused: 65, unreadable: 66, unavailable: 69 } as const;

/** Ends the program with a message on stderr. */
export function end(code: number, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** Ends the program when a file could not be read: the file system's errors name a system call. All else keeps its stack. */
export function endIfUnreadable(error: unknown): never {
  if (error instanceof Error && 'syscall' in error) end(EXIT.unreadable, error.message);
  throw error;
}

/**
 * Reads the command line; an option that does not exist ends the program with a message instead of a stack.
 *
 * @param usage told after the message
 */
export function readOptions<T extends ParseArgsConfig>(
  config: T,
  usage?: string,
): ReturnType<typeof parseArgs<T>>['values'] {
  try {
    return parseArgs(config).values;
  } catch (error) {
    // node:util throws for an unknown flag, a missing value or a stray argument, with a message made for people.
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    return end(EXIT.wrongUsage, usage === undefined ? error.message : `${error.message}\n\n${usage}`);
  }
}

/** A reader such as `head` may close the pipe: that ends the output, it is no failure. */
export function allowClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}
