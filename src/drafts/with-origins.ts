import * as z from 'zod/mini'

/** Saved draft of changes with their original values, which reveal changes by others even days later. */
export const withOrigins = <Shape extends z.core.$ZodShape>(changes: z.ZodMiniObject<Shape>) =>
  z.extend(changes, { was: z.optional(changes) })
