import type { ServiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { FormatName } from './formats.ts'

/** What the catalogue says of a service. Prices in qəpik. */
export interface ServiceFacts extends Omit<ServiceRow, 'id' | 'slug'> {
  /** Its projects are in a language that is understood, or in one that is spoken too. */
  works_in: 'source' | 'target'
  formats: readonly FormatName[]
  /** A new project begins with a voice of its language. */
  has_voice: boolean
}
