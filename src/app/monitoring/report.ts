import type { Locale } from '#src/config/locales.ts'
import type { Frame } from './without-personal-data.ts'

export interface Place {
  readonly route: string
  readonly locale: Locale
}

export interface ErrorReport extends Place {
  readonly kind: 'error'
  readonly name: string
  readonly message: string
  readonly stack: readonly Frame[]
}

export interface VitalReport extends Place {
  readonly kind: 'vital'
  readonly name: string
  /** In ms, or without a unit for CLS. */
  readonly value: number
  readonly rating: string
}

export type Report = ErrorReport | VitalReport
