import type { World } from '#mocks/world.ts'
import { panelTexts } from './panel-texts.ts'
import { useJournal } from './use-world.ts'

const SHOWN = 30

export function JournalSection({ world }: { world: World }) {
  const entries = useJournal(world.journal)
  return (
    <section>
      <h2>{panelTexts.requests}</h2>
      <ol className="sandbox-journal">
        {entries
          .slice(-SHOWN)
          .reverse()
          .map(({ id, method, path, status, tookMs, rule }) => (
            <li key={id}>
              <span className={status >= 400 || status === 0 ? 'sandbox-failed' : undefined}>
                {status === -1 ? '…' : status} {method}
              </span>
              <span title={path}>{path}</span>
              <span>{rule?.fault.kind ?? `${Math.round(tookMs)} ms`}</span>
            </li>
          ))}
      </ol>
    </section>
  )
}
