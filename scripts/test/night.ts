const DAY_MS = 86_400_000

/**
 * Selects the part of each sweep that `npm run test:all` runs: each day the next one. `NIGHT` selects those of another
 * run.
 */
export const night = Number(process.env.NIGHT ?? Math.floor(Date.now() / DAY_MS))

/** Argument for Vitest and Playwright that runs this night's part of a sweep that takes `nights` nights. */
export const partOfNight = (nights: number, at = night) => `--shard=${(at % nights) + 1}/${nights}`
