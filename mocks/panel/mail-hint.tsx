import { useSyncExternalStore } from 'react'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { Button } from '#src/ui/button.tsx'
import { fieldOfPage, localeOfPage, watchPage } from './current-page.ts'

interface HintTexts {
  readonly title: string
  readonly text: string
  readonly open: string
}

const hintTexts: Readonly<Record<LocaleCode, HintTexts>> = {
  az: {
    title: 'Məktub haradadır?',
    text: 'Sınaq mühiti məktubları heç yerə göndərmir. Onları burada oxuyun.',
    open: 'Məktubları aç',
  },
  tr: {
    title: 'E-posta nerede?',
    text: 'Deneme ortamı hiçbir yere e-posta göndermez. E-postaları burada okuyun.',
    open: 'E-postaları aç',
  },
  en: {
    title: 'Where is the email?',
    text: 'The sandbox sends no email anywhere. Read it here.',
    open: 'Open the outbox',
  },
  ru: {
    title: 'Где письмо?',
    text: 'Песочница никуда не отправляет писем. Прочитайте их здесь.',
    open: 'Открыть письма',
  },
}

/** Whether a page outside a modal asks for a code: a hint under a modal could not be reached. */
function isCodeAsked() {
  const code = fieldOfPage('one-time-code')
  return code !== null && code.closest('dialog') === null
}

/** The confirmation of a sent link has a button to send again, and no e-mail field any more. */
const isLinkSent = () =>
  location.pathname.endsWith('/forgot-password') &&
  fieldOfPage('email') === null &&
  document.querySelector('main button') !== null

const localeIfWaiting = () => (isCodeAsked() || isLinkSent() ? localeOfPage() : undefined)

/** A hint on pages that wait for an e-mail; opens the sandbox's outbox. */
export function MailHint({ onOpen }: { onOpen: () => void }) {
  const locale = useSyncExternalStore(watchPage, localeIfWaiting)
  if (locale === undefined) return null
  const { title, text, open } = hintTexts[locale]
  return (
    <aside className="sandbox-beside float" aria-labelledby="sandbox-mail" lang={locale}>
      <h2 id="sandbox-mail">{title}</h2>
      <p>{text}</p>
      <Button size="small" onClick={onOpen}>
        {open}
      </Button>
    </aside>
  )
}
