import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import i18next from 'i18next'
import { LocaleCode } from '#src/contract/primitives.ts'

export const LOCALES = LocaleCode.options
export type Locale = LocaleCode

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'locales')

function namespaces(locale: Locale) {
  return Object.fromEntries(
    readdirSync(join(FOLDER, locale)).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(FOLDER, locale, file), 'utf8')),
    ]),
  )
}

/** Looks a text up; throws for an unknown key, so keys need no type here. */
export type Texts = (key: string, values?: Record<string, unknown>) => string

/** The texts of a locale by key (`auth:login.submit`), so that a test uses the texts that a customer reads. */
export async function textsOf(locale: Locale): Promise<Texts> {
  const instance = i18next.createInstance()
  await instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: namespaces(locale) },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`No text "${namespace}:${key}" in ${locale}`)
    },
  })
  return (key, values = {}) => String(instance.t(key as never, values))
}

export function address(locale: Locale, path: string): string {
  return locale === 'az' ? path : `/${locale}${path === '/' ? '' : path}`
}
