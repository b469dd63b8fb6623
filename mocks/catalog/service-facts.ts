import type { ServiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { FormatName } from './formats.ts'

/** Catalogue data of a service. Prices in qəpik. */
export interface ServiceFacts extends Omit<ServiceRow, 'id' | 'slug'> {
  /** The project language is one that is understood (`source`), or one that is also spoken (`target`). */
  works_in: 'source' | 'target'
  formats: readonly FormatName[]
  /** A new project starts with a voice of its language. */
  has_voice: boolean
}
