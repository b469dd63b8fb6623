/** The speed that a visitor has chosen, kept by the site that the player stands on; some browsers keep nothing. */
const NAME = 'avaz-reader-speed'

export function keptRate(rates: readonly number[]): number {
  try {
    const kept = Number(localStorage.getItem(NAME))
    return rates.includes(kept) ? kept : 1
  } catch {
    return 1
  }
}

export function keepRate(rate: number): void {
  try {
    localStorage.setItem(NAME, String(rate))
  } catch {
    // It counts for this page then.
  }
}
