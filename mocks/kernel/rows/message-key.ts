import * as z from 'zod/mini'
import { en } from '#mocks/messages/en.ts'

/** Key of a text of the product's rules: what is stored is why, what is said depends on who asks. */
export const ProductMessageKey = z.enum(Object.keys(en) as (keyof typeof en)[])
