import * as z from 'zod/mini'

/** What a form keeps of its changes: with what was there before, so that it is known days later who else has changed it. */
export const withOrigins = <Shape extends z.core.$ZodShape>(changes: z.ZodMiniObject<Shape>) =>
  z.extend(changes, { was: z.optional(changes) })
