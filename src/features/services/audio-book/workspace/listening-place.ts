import * as z from 'zod/mini'
import { Id } from '#src/contract/primitives.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { lastingStorage } from '#src/session/customer-storage.ts'

const ListeningPlace = z.object({ block: Id, seconds: z.number().check(z.minimum(0)) })

/** A block's id, and the position in its sound in seconds. */
export type ListeningPlace = z.infer<typeof ListeningPlace>

const nameOf = (projectId: number) => `listened ${readCustomerId() ?? ''} ${projectId}`

export function readListeningPlace(projectId: number): ListeningPlace | undefined {
  try {
    const kept: unknown = JSON.parse(lastingStorage.read(nameOf(projectId)) ?? 'null')
    return z.safeParse(ListeningPlace, kept).data
  } catch {
    return undefined
  }
}

export function saveListeningPlace(projectId: number, place: ListeningPlace | undefined): void {
  if (place) lastingStorage.write(nameOf(projectId), JSON.stringify(place))
  else lastingStorage.remove(nameOf(projectId))
}
