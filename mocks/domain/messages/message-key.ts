import type { en } from './en.ts'

/** Key of a message for the customer; every language has them all. */
export type MessageKey = keyof typeof en

export type Messages = Readonly<Record<MessageKey, string>>
