import { type DemoAccount, demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { fillLogin, hasLoginForm } from './fill-login.ts'
import { useRefresh } from './use-world.ts'

const titles: Readonly<Record<LocaleCode, string>> = {
  az: 'Sınaq hesabları',
  tr: 'Deneme hesapları',
  en: 'Demo accounts',
  ru: 'Пробные учётные записи',
}

const REFRESH_MS = 400

const isListed = () => document.getElementById('demo-accounts') !== null

const localeOfPage = (): LocaleCode =>
  LocaleCode.options.find((code) => code === document.documentElement.lang) ?? 'az'

export function DemoAccountList() {
  useRefresh(REFRESH_MS)
  if (!hasLoginForm() || isListed()) return null
  const locale = localeOfPage()
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
