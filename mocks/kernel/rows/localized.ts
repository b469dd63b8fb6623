import * as z from 'zod/mini'
import { LocaleCode } from '#src/contract/primitives.ts'

export const Localized = z.record(LocaleCode, z.string())
export type Localized = z.infer<typeof Localized>
