import type { en } from './en.ts'

export type ProductMessages = Readonly<Record<keyof typeof en, string>>
