import { readCustomerId } from '#src/session/customer-id.ts'
import { lastingStorage } from '#src/session/customer-storage.ts'

const MAX_RECENT = 8

const nameOf = () => `${readCustomerId()}.recent-voices`

export function recentVoices(): number[] {
  try {
    const ids: unknown = JSON.parse(lastingStorage.read(nameOf()) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : []
  } catch {
    // Stored content that cannot be read counts as empty.
    return []
  }
}

export function rememberVoice(id: number) {
  const ids = [id, ...recentVoices().filter((other) => other !== id)].slice(0, MAX_RECENT)
  lastingStorage.write(nameOf(), JSON.stringify(ids))
}
