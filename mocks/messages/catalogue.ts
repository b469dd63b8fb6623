import { az as azDomain } from '#mocks/messages/az.ts'
import { en as enDomain } from '#mocks/messages/en.ts'
import { formatParam, type MessageParams } from '#mocks/messages/message-params.ts'
import { ru as ruDomain } from '#mocks/messages/ru.ts'
import { tr as trDomain } from '#mocks/messages/tr.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { az } from './requests/az.ts'
import { en } from './requests/en.ts'
import { ru } from './requests/ru.ts'
import { tr } from './requests/tr.ts'

export type MessageKey = keyof typeof en | keyof typeof enDomain

export type { MessageParams }

const catalogue: Readonly<Record<LocaleCode, Readonly<Record<MessageKey, string>>>> = {
  az: { ...az, ...azDomain },
  tr: { ...tr, ...trDomain },
  en: { ...en, ...enDomain },
  ru: { ...ru, ...ruDomain },
}

export function say(locale: LocaleCode, key: MessageKey, params: MessageParams = {}): string {
  return catalogue[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    formatParam(params[name] ?? whole, locale),
  )
}

/** The first supported language of an Accept-Language header; Azerbaijani by default. */
export function localeOf(acceptLanguage: string | null): LocaleCode {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase()
    if (code in catalogue) return code as LocaleCode
  }
  return 'az'
}
