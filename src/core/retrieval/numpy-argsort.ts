/** Ranges whose last and first place lie at most this far apart are sorted by insertion. */
const INSERTION_SPAN = 15;

/** Places of a permutation, compared by the values that they point at. */
class Permutation {
  readonly order: Uint32Array;
  private readonly values: Float64Array;

  constructor(values: Float64Array) {
    this.values = values;
    this.order = Uint32Array.from(values, (_, i) => i);
  }

  valueAt(place: number): number {
    return this.values[this.order[place] ?? 0] ?? 0;
  }

  swap(left: number, right: number): void {
    const held = this.order[left] ?? 0;
    this.order[left] = this.order[right] ?? 0;
    this.order[right] = held;
  }

  private swapIfLess(later: number, earlier: number): void {
    if (this.valueAt(later) < this.valueAt(earlier)) this.swap(later, earlier);
  }

  insertionSort(first: number, last: number): void {
    for (let next = first + 1; next <= last; next++) {
      const member = this.order[next] ?? 0;
      const value = this.valueAt(next);
      let place = next;
      while (place > first && value < this.valueAt(place - 1)) {
        this.order[place] = this.order[place - 1] ?? 0;
        place--;
      }
      this.order[place] = member;
    }
  }

  /** Splits a range around the median of its first, middle and last value; returns where that pivot ends up. */
  partition(first: number, last: number): number {
    const middle = first + ((last - first) >> 1);
    this.swapIfLess(middle, first);
    this.swapIfLess(last, middle);
    this.swapIfLess(middle, first);
    const pivot = this.valueAt(middle);
    this.swap(middle, last - 1);
    let left = first;
    let right = last - 1;
    for (;;) {
      do left++;
      while (this.valueAt(left) < pivot);
      do right--;
      while (pivot < this.valueAt(right));
      if (left >= right) break;
      this.swap(left, right);
    }
    this.swap(left, last - 1);
    return left;
  }

  heapSort(first: number, last: number): void {
    const length = last - first + 1;
    for (let node = length >> 1; node >= 1; node--)
      this.siftDown(first, node, length, this.order[first + node - 1] ?? 0);
    for (let end = length - 1; end >= 1; end--) {
      const member = this.order[first + end] ?? 0;
      this.order[first + end] = this.order[first] ?? 0;
      this.siftDown(first, 1, end, member);
    }
  }

  /** Sinks `member` from heap node `node` (counted from 1) to where no child in the first `length` nodes exceeds it. */
  private siftDown(first: number, node: number, length: number, member: number): void {
    const value = this.values[member] ?? 0;
    let parent = node;
    for (let child = 2 * node; child <= length; child = 2 * parent) {
      if (child < length && this.valueAt(first + child - 1) < this.valueAt(first + child)) child++;
      if (!(value < this.valueAt(first + child - 1))) break;
      this.order[first + parent - 1] = this.order[first + child - 1] ?? 0;
      parent = child;
    }
    this.order[first + parent - 1] = member;
  }
}

/** Introsort: the larger part of every split waits with the depth that is left, and is heap-sorted once that is spent. */
function introsort(permutation: Permutation, from: number, to: number, depthLeft: number): void {
  if (depthLeft < 0) {
    permutation.heapSort(from, to);
    return;
  }
  let first = from;
  let last = to;
  let depth = depthLeft;
  while (last - first > INSERTION_SPAN) {
    const pivot = permutation.partition(first, last);
    depth--;
    if (pivot - first < last - pivot) {
      introsort(permutation, pivot + 1, last, depth);
      last = pivot - 1;
    } else {
      introsort(permutation, first, pivot - 1, depth);
      first = pivot + 1;
    }
  }
  permutation.insertionSort(first, last);
}

/**
 * `numpy.argsort(values)` as numpy's portable code gives it, where no SIMD path takes over (numpy 2.x `quicksort.cpp`,
 * `aquicksort_`). Not stable: the order of equal values is that algorithm's own.
 *
 * @param values ascending order is wanted; no NaN
 * @returns places of `values`, smallest value first
 */
export function numpyScalarArgsort(values: Float64Array): Uint32Array {
  const permutation = new Permutation(values);
  const floorLog2 = 31 - Math.clz32(values.length);
  if (values.length > 1) introsort(permutation, 0, values.length - 1, 2 * floorLog2);
  return permutation.order;
}
