export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

const rounded = (x: number): number => Math.round(x * 1000) / 1000;

/** Mean, standard deviation of the whole, least and greatest; null where there is nothing. */
export class Tally {
  #n = 0;
  #mean = 0;
  #squares = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;

  /** Welford: one pass, and no loss of digits however many there are. */
  add(x: number): void {
    this.#n++;
    const before = x - this.#mean;
    this.#mean += before / this.#n;
    this.#squares += before * (x - this.#mean);
    this.#min = Math.min(this.#min, x);
    this.#max = Math.max(this.#max, x);
  }
  spread(): Spread | null {
    if (this.#n === 0) return null;
    const sd = Math.sqrt(this.#squares / this.#n);
    return { mean: rounded(this.#mean), sd: rounded(sd), min: this.#min, max: this.#max };
  }
}

export interface Result {
  readonly decisions: number;
  readonly totals: readonly number[];
  /** Places by seat; 1 wins. */
  readonly ranking: readonly number[];
}

export interface Summary {
  readonly games: number;
  readonly decisions: number;
  readonly scores: Spread | null;
  readonly lengths: Spread | null;
  readonly winShare: readonly number[];
}

/** Results of many matches. */
export class Results {
  #games = 0;
  #decisions = 0;
  readonly #scores = new Tally();
  readonly #lengths = new Tally();
  readonly #wins: number[] = [];
  readonly #played: number[] = [];

  add({ decisions, totals, ranking }: Result): void {
    this.#games++;
    this.#decisions += decisions;
    this.#lengths.add(decisions);
    for (const points of totals) this.#scores.add(points);
    const winners = ranking.filter(place => place === 1).length;
    ranking.forEach((place, seat) => {
      this.#played[seat] = (this.#played[seat] ?? 0) + 1;
      this.#wins[seat] = (this.#wins[seat] ?? 0) + (place === 1 ? 1 / winners : 0);
    });
  }
  /** A shared win is shared; a seat's share is of the games in which it took part. */
  summary(): Summary {
    return {
      games: this.#games,
      decisions: this.#decisions,
      scores: this.#scores.spread(),
      lengths: this.#lengths.spread(),
      winShare: this.#wins.map((wins, seat) => rounded(wins / (this.#played[seat] ?? 1))),
    };
  }
}
