import { useSyncExternalStore } from 'react'
import { type DemoAccount, demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { fillLogin, hasLoginForm } from './fill-login.ts'

const titles: Readonly<Record<LocaleCode, string>> = {
  az: 'Sınaq hesabları',
  tr: 'Deneme hesapları',
  en: 'Demo accounts',
  ru: 'Пробные учётные записи',
}

const isListed = () => document.getElementById('demo-accounts') !== null

const localeOfPage = (): LocaleCode =>
  LocaleCode.options.find((code) => code === document.documentElement.lang) ?? 'az'

/** The browser tells what comes to the page and goes; no page is asked again and again. */
function watchPage(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The language of a page on which somebody can log in; undefined on any other. */
const localeOfLogin = () => (hasLoginForm() && !isListed() ? localeOfPage() : undefined)

export function DemoAccountList() {
  const locale = useSyncExternalStore(watchPage, localeOfLogin)
  if (locale === undefined) return null
  return (
    <aside className="sandbox-accounts float" aria-labelledby="sandbox-accounts" lang={locale}>
      <h2 id="sandbox-accounts">{titles[locale]}</h2>
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
