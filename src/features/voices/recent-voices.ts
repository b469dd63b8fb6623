const NAME = 'recent-voices'
const LONGEST = 8

/** Ids of the voices used last in this browser, the latest first. */
export function recentVoices(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : []
  } catch {
    // No storage, or something else in its place: nothing was used recently.
    return []
  }
}

export function rememberVoice(id: number) {
  try {
    const ids = [id, ...recentVoices().filter((other) => other !== id)].slice(0, LONGEST)
    localStorage.setItem(NAME, JSON.stringify(ids))
  } catch {
    // A convenience that a full storage may do without.
  }
}
