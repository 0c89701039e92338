/** Steps of progress that are written where stderr is a file or a pipe, in percent. */
const STEP_PERCENT = 10;

/** Writes progress to stderr: one line that is overwritten on a terminal, a line every ten percent elsewhere. */
export class ProgressLine {
  readonly #stream: NodeJS.WriteStream;
  #last = '';

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  /** @param fraction 0–1 */
  show(fraction: number, stage: string): void {
    const step = this.#stream.isTTY ? 1 : STEP_PERCENT;
    const percent = Math.floor((100 * fraction) / step) * step;
    const line = `${String(percent).padStart(3)} %  ${stage}`;
    if (line === this.#last) return;
    this.#last = line;
    this.#stream.write(this.#stream.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  }

  /** Leaves the terminal's line free for what follows. */
  end(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001b[K');
  }
}
