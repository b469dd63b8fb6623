import type { World } from '#mocks/world.ts'
import { panelTexts } from './panel-texts.ts'
import { useRefresh } from './use-world.ts'

/** The e-mails that would have been sent, newest first. */
export function MailSection({ world }: { world: World }) {
  useRefresh(1000)
  const mails = world.db.outbox.list().reverse()
  return (
    <section>
      <h2>{panelTexts.mails}</h2>
      {mails.length === 0 && <p className="sandbox-note">{panelTexts.noMails}</p>}
      <ul>
        {mails.map(({ id, to, subject, text }) => (
          <li key={id}>
            <p>{panelTexts.mail(to, subject)}</p>
            <p className="sandbox-note wrap-long">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
