import type { LinkedSql } from '../core/permalink/view-state';
import { sameStatement } from './linked-statement';

/** The statement that a view of this page last offered to the workbench and whose link was followed. */
export class HandedStatement {
  #latest: { readonly statement: LinkedSql; readonly from: string } | null = null;

  /** @param from title of the view that made it */
  give(statement: LinkedSql, from: string): void {
    this.#latest = { statement, from };
  }

  /** Which view a linked statement comes from; null where it came from outside. */
  originOf(statement: LinkedSql): string | null {
    return this.#latest !== null && sameStatement(statement, this.#latest.statement) ? this.#latest.from : null;
  }
}
