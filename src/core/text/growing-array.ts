/** A Uint32Array that doubles when it is full. */
export class GrowingUint32Array {
  length = 0;
  private values: Uint32Array;

  constructor(capacity: number) {
    this.values = new Uint32Array(Math.max(1, capacity));
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(2 * this.values.length);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
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

  /** A view of what is in it; stale after the next `push`. */
  view(): Uint32Array {
    return this.values.subarray(0, this.length);
  }
}
