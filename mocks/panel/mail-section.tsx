import type { OutboxRow } from '#mocks/kernel/rows/account-rows.ts'
import type { World } from '#mocks/world.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from './copy-button.tsx'
import { panelTexts } from './panel-texts.ts'
import { useRefresh } from './use-world.ts'

function Mail({ to, subject, text, code, link, locale }: OutboxRow) {
  return (
    <li>
      <p className="wrap-long" lang={locale}>
        {panelTexts.mail(to, subject)}
      </p>
      <p className="sandbox-note wrap-long" lang={locale}>
        {text}
      </p>
      <div className="sandbox-row">
        {code !== null && <CopyButton label={panelTexts.copyCode(code)} text={() => code} />}
        {link !== null && (
          <>
            <Button size="small" onClick={() => location.assign(link)}>
              {panelTexts.openLink}
            </Button>
            <CopyButton label={panelTexts.copyLink} text={() => link} />
          </>
        )}
      </div>
    </li>
  )
}

export function MailSection({ world }: { world: World }) {
  useRefresh(1000)
  const mails = world.db.outbox.list().reverse()
  return (
    <section>
      <h2>{panelTexts.mails}</h2>
      {mails.length === 0 && <p className="sandbox-note">{panelTexts.noMails}</p>}
      <ul>
        {mails.map((mail) => (
          <Mail key={mail.id} {...mail} />
        ))}
      </ul>
    </section>
  )
}
