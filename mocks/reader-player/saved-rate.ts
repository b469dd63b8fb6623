/** Playback speed chosen by a visitor, stored by the site of the player; some browsers store nothing. */
const NAME = 'avaz-reader-speed'

export function savedRate(rates: readonly number[]): number {
  try {
    const kept = Number(localStorage.getItem(NAME))
    return rates.includes(kept) ? kept : 1
  } catch {
    return 1
  }
}

export function saveRate(rate: number): void {
  try {
    localStorage.setItem(NAME, String(rate))
  } catch {
    // The speed applies to this page only then.
  }
}
