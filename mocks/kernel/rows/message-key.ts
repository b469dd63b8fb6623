import * as z from 'zod/mini'
import { en } from '#mocks/messages/en.ts'

/**
 * Key of a text of the product's rules. The reason is stored as a key, because its wording depends on who reads
 * it.
 */
export const ProductMessageKey = z.enum(Object.keys(en) as (keyof typeof en)[])
