import * as z from 'zod/mini'
import { en } from '#mocks/messages/en.ts'

/**
 * Key of a text about the product's rules. Reasons are stored as keys, because their wording depends on the reader's
 * language.
 */
export const ProductMessageKey = z.enum(Object.keys(en) as (keyof typeof en)[])
