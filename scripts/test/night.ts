const DAY_MS = 86_400_000

/**
 * Selects the part of each sweep that `npm run test:all` runs: each day the next one. `NIGHT` selects those of another
 * run, or with `whole` all parts; then this is undefined.
 */
export const night = nightOf(process.env.NIGHT)

function nightOf(wanted: string | undefined): number | undefined {
  if (wanted === 'whole') return undefined
  return wanted ? Number(wanted) : Math.floor(Date.now() / DAY_MS)
}

/** Argument for Vitest and Playwright that runs the part of a sweep that takes `nights` nights. */
export const partOfNight = (nights: number, at = night): readonly string[] =>
  at === undefined ? [] : [`--shard=${(at % nights) + 1}/${nights}`]
