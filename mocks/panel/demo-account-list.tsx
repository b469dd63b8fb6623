import { useSyncExternalStore } from 'react'
import { type DemoAccount, demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { localeOfPage, watchPage } from './current-page.ts'
import { fillLogin, hasLoginForm } from './fill-login.ts'

const titleByLocale: Readonly<Record<LocaleCode, string>> = {
  az: 'Sınaq hesabları',
  tr: 'Deneme hesapları',
  en: 'Demo accounts',
  ru: 'Пробные учётные записи',
}

const isInTerminalList = () => document.getElementById('demo-accounts') !== null

/** Language of a page with a login form; undefined on any other page. */
const localeOfLogin = () => (hasLoginForm() && !isInTerminalList() ? localeOfPage() : undefined)

export function DemoAccountList() {
  const locale = useSyncExternalStore(watchPage, localeOfLogin)
  if (locale === undefined) return null
  return (
    <aside className="sandbox-beside sandbox-accounts float" aria-labelledby="sandbox-accounts" lang={locale}>
      <h2 id="sandbox-accounts">{titleByLocale[locale]}</h2>
      <ul>
        {Object.values<DemoAccount>(demoAccounts).map(({ id, name, email, password, about }) => (
          <li key={id}>
            <button type="button" onClick={() => fillLogin(email, password)}>
              <span>{name}</span>
              <span>{about[locale]}</span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}
