import { placeSegment } from '#mocks/features/recordings/place-segment.ts'
import type { Service } from '#mocks/features/service.ts'
import { currentVersion } from './versions.ts'

export const segmentContent: NonNullable<Service['blockContent']> = (tx, { id }, ...segment) => {
  const { duration = Number.POSITIVE_INFINITY } = tx.transcripts.get(id) ?? {}
  return placeSegment({ duration, speakers: currentVersion(tx, id)?.speakers ?? [] }, ...segment)
}
