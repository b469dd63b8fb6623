import * as z from 'zod/mini'

export const Localized = z.object({ az: z.string(), tr: z.string(), en: z.string(), ru: z.string() })
export type Localized = z.infer<typeof Localized>
