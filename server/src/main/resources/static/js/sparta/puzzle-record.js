// How somebody fares with puzzles, as this browser remembers it.

/** @typedef {{ which: string, at: Record<string, number>, streak: number, best: number, solved: number, day: string, days: number }} Kept */

const NOTHING = { which: "", at: {}, streak: 0, best: 0, solved: 0, day: "", days: 0 };

/** @param {string} date such as 2026-11-16 */
const dayNumber = (date) => Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000);

export class PuzzleRecord {
  /** @param {Partial<Kept>} kept */
  constructor(kept) {
    /** @type {Kept} */
    this.kept = { ...NOTHING, ...kept, at: { ...kept.at } };
  }

  /**
   * Which of this grade is due.
   *
   * @param {string} grade
   * @param {number} count how many there are; after the last comes the first
   */
  due(grade, count = Infinity) {
    const at = this.kept.at[grade] ?? 0;
    return at < count ? at : 0;
  }

  /**
   * The puzzle is done with: the next one of its grade is due.
   *
   * @param {string} grade
   * @param {number} count
   */
  pass(grade, count) {
    this.kept.at[grade] = this.due(grade, count) + 1;
  }

  /** Solved at the first attempt, without help. */
  solve() {
    this.kept.solved++;
    this.kept.streak++;
    this.kept.best = Math.max(this.kept.best, this.kept.streak);
  }

  miss() {
    this.kept.streak = 0;
  }

  /**
   * The puzzle of this day was solved.
   *
   * @param {string} date
   */
  solveDay(date) {
    if (this.kept.day === date) return;
    const follows = this.kept.day !== "" && dayNumber(date) - dayNumber(this.kept.day) === 1;
    this.kept.days = follows ? this.kept.days + 1 : 1;
    this.kept.day = date;
  }
}
