import { useRef } from 'react'
import { expireSessions, logInAs } from '#mocks/control/sessions.ts'
import { localizedAddress } from '#mocks/features/account/localized-address.ts'
import type { World } from '#mocks/world.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { SESSION_S } from '#src/rules/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { currentPath } from './current-path.ts'
import { panelTexts } from './panel-texts.ts'
import { useRefresh } from './use-world.ts'

const COOKIE = 'auth.token'

const currentToken = () => {
  const [, value] = new RegExp(`(?:^|; )${COOKIE.replace('.', '\\.')}=([^;]*)`).exec(document.cookie) ?? []
  return value === undefined ? undefined : decodeURIComponent(value)
}

async function logInAsCustomer(world: World, id: number) {
  const token = await logInAs(world, id)
  await cookieStore.set({
    name: COOKIE,
    value: encodeURIComponent(token),
    path: '/',
    expires: Date.now() + SESSION_S * 1000,
    sameSite: 'lax',
  })
  location.reload()
}

function switchLanguage(locale: LocaleCode) {
  location.assign(localizedAddress(location.origin, locale, currentPath()) + location.search)
}

export function SessionSection({ world }: { world: World }) {
  const refresh = useRefresh(1000)
  const token = currentToken()
  const session = token === undefined ? undefined : world.db.sessions.get(token)
  const customer = session && world.db.customers.get(session.customer_id)
  const isExpired = session !== undefined && session.expires_at <= world.clock.now()
  const describe = isExpired ? panelTexts.expired : panelTexts.loggedIn
  const state = useRef<HTMLParagraphElement>(null)
  const expire = async () => {
    if (session) await expireSessions(world, session.id)
    // Takes the focus from the button, which disappears.
    state.current?.focus()
    refresh()
  }
  return (
    <section>
      <h2>{panelTexts.session}</h2>
      <p ref={state} tabIndex={-1}>
        {customer ? describe(customer.name) : panelTexts.nobody}
      </p>
      <h3>{panelTexts.logInAs}</h3>
      <div className="sandbox-row">
        {world.db.customers.list().map(({ id, name }) => (
          <Button key={id} size="small" onClick={() => void logInAsCustomer(world, id)}>
            {name}
          </Button>
        ))}
      </div>
      {session && !isExpired && (
        <div className="sandbox-row">
          <Button size="small" onClick={() => void expire()}>
            {panelTexts.expire}
          </Button>
        </div>
      )}
      <h3>{panelTexts.language}</h3>
      <div className="sandbox-row">
        {LocaleCode.options.map((locale) => (
          <Button key={locale} size="small" onClick={() => switchLanguage(locale)}>
            {locale.toUpperCase()}
          </Button>
        ))}
      </div>
    </section>
  )
}
