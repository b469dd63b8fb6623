import * as z from 'zod/mini'

/** A text in the four languages of the interface. */
export const Localized = z.object({ az: z.string(), tr: z.string(), en: z.string(), ru: z.string() })
export type Localized = z.infer<typeof Localized>
