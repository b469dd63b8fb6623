import * as z from 'zod/mini'
import type { Tagging } from './project-tagging.ts'

/** How often the customer wants to be reminded to read the pages of a bot again. */
const Reminder = z.object({
  every: z.enum(['day', 'week', 'month']),
  /** Moment when the first page is due; absent if none was read yet. */
  dueAt: z.optional(z.string()),
})
export type Reminder = z.infer<typeof Reminder>

export const reminderOf = (tagging: Tagging | undefined): Reminder | undefined =>
  z.safeParse(Reminder, tagging?.reminder).data

export const isReminderDue = (tagging: Tagging | undefined, nowMs: number) =>
  new Date(reminderOf(tagging)?.dueAt ?? Number.NaN).getTime() <= nowMs
