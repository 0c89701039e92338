/** A Uint32Array that doubles when it is full. */
export class GrowingUint32Array {
  length = 0;
  private values: Uint32Array;

  constructor(capacity: number) {
    this.values = new Uint32Array(Math.max(1, capacity));
  }

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(2 * this.values.length);
    this.values[this.length++] = value;
  }

  /** Appends zeros up to a length. */
  extendTo(length: number): void {
    if (length > this.values.length) this.reserve(Math.max(length, 2 * this.values.length));
    this.length = Math.max(this.length, length);
  }

  at(place: number): number {
    return this.values[place] ?? 0;
  }

  set(place: number, value: number): void {
    this.values[place] = value;
  }

  increment(place: number): void {
    this.values[place] = this.at(place) + 1;
  }

  /** A view of what is in it; stale after the next `push` or `extendTo`. */
  view(): Uint32Array {
    return this.values.subarray(0, this.length);
  }

  private reserve(capacity: number): void {
    const larger = new Uint32Array(capacity);
    larger.set(this.values);
    this.values = larger;
  }
}
