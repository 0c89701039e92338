import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Exit codes of the command line, from `sysexits.h`: clear of node's own 1 and of the codes of `reproduce --check`. */
export const EXIT = { wrongUsage: 64, refused: 65, unreadable: 66, unavailable: 69, unwritable: 73 } as const;

/** Ends the program with a message on stderr. */
export function end(code: number, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** Ends the program when a file could not be read: the file system's errors name a system call. All else keeps its stack. */
export function endIfUnreadable(error: unknown): never {
  endIfOfSystem(EXIT.unreadable, error);
}

/** Ends the program when a file could not be written; never with 1, which `reproduce --check` gives a meaning. */
export function endIfUnwritable(error: unknown): never {
  endIfOfSystem(EXIT.unwritable, error);
}

function endIfOfSystem(code: number, error: unknown): never {
  if (error instanceof Error && 'syscall' in error) end(code, error.message);
  throw error;
}

/** As {@link readArguments}, for a command that takes options alone. */
export function readOptions<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>>['values'] {
  return readArguments(config, usage).values;
}

/**
 * Reads the command line. `--help` prints how the command is used and ends the program; an option that does not exist
 * ends it with a message instead of a stack.
 *
 * @param usage what `--help` prints; told after the message, too
 */
export function readArguments<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // node:util throws for an unknown flag, a missing value or a stray argument, with a message made for people.
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    return end(EXIT.wrongUsage, `${error.message}\n\n${usage}`);
  }
}

/** The port that an option names; anything else ends the program before work is done in vain. */
export function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  return end(EXIT.wrongUsage, `--port needs a whole number from 0 to 65535, not “${text}”.`);
}

/** A reader such as `head` may close the pipe: that ends the output, not the work, whose files and exit code still count. */
export function allowClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
