import type { en } from './en.ts'

/** Texts of the product's own rules; every language has them all. */
export type ProductMessages = Readonly<Record<keyof typeof en, string>>
