import type { LocaleCode } from '#src/contract/primitives.ts'
import { az } from './texts/az.ts'
import { en, type PageTexts } from './texts/en.ts'
import { ru } from './texts/ru.ts'
import { tr } from './texts/tr.ts'

/** Texts of the payment page, in each language. */
export const pageTexts: Readonly<Record<LocaleCode, PageTexts>> = { az, tr, en, ru }
