import type { LocaleCode } from '#src/contract/primitives.ts'
import type { SeedProject } from './seed-project.ts'

/** A finished project that a new customer gets. */
export type Sample = Omit<SeedProject, 'slug' | 'status' | 'daysAgo'>

/** Id of the voice that reads in samples: the first of its language. */
const narrators: Readonly<Record<LocaleCode, number>> = { az: 1, tr: 9, en: 17, ru: 25 }

export const narratorOf = (locale: LocaleCode): number => narrators[locale]
