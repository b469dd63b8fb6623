const TIME = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2}(?:\.\d{1,3})?)$/

/** Seconds of a typed time: `1:05`, `1:02:05.5`, or seconds alone. Undefined if invalid. */
export function secondsOf(text: string): number | undefined {
  const plain = /^\d{1,5}(?:[.,]\d{1,3})?$/.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : undefined
  if (plain !== undefined) return plain
  const [, hours = '0', minutes = '0', seconds] = TIME.exec(text.trim().replace(',', '.')) ?? []
  if (seconds === undefined || Number(seconds) >= 60) return undefined
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
