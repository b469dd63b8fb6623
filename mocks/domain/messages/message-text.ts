import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Message } from '../refusal.ts'
import { az } from './az.ts'
import { en } from './en.ts'
import type { Messages } from './message-key.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'

const byLocale: Record<LocaleCode, Messages> = { az, tr, en, ru }

/** A message in words. */
export function messageText({ key, values = {} }: Message, locale: LocaleCode): string {
  return byLocale[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
