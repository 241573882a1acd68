import type { auditActions } from '@portal/shared-api/payments-history';

type Action = (typeof auditActions)[number];

export interface Counted {
  times: number[];
  lostRaces: number;
  failures: string[];
}

/** Requests and the server's answers, to compare with the ledger afterwards. */
export class Journal {
  readonly calls = new Map<string, Counted>();
  /** `<payment> <action>` of every acknowledged move. */
  readonly moves: string[] = [];
  /** The payment each submission was acknowledged with; a double click gets the same one twice. */
  readonly submitted = new Map<string, Set<number>>();
  creditMovements = 0;

  #of(name: string): Counted {
    const known = this.calls.get(name) ?? { times: [], lostRaces: 0, failures: [] };
    this.calls.set(name, known);
    return known;
  }
  answered(name: string, time: number): void {
    this.#of(name).times.push(time);
  }
  lostRace(name: string, time: number): void {
    const counted = this.#of(name);
    counted.times.push(time);
    counted.lostRaces++;
  }
  failed(name: string, what: string): void {
    this.#of(name).failures.push(what);
  }
  moved(payment: number, action: Action): void {
    this.moves.push(`${payment} ${action}`);
  }
  handedIn(key: string, payment: number): void {
    const payments = this.submitted.get(key) ?? new Set();
    this.submitted.set(key, payments.add(payment));
  }
}
