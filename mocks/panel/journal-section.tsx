import { useState } from 'react'
import { curlOf, scenarioSource, storySource } from '#mocks/control/copy-as-code.ts'
import type { JournalEntry } from '#mocks/http/journal.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { CopyButton } from './copy-button.tsx'
import { currentPath } from './current-path.ts'
import { nameOfRule } from './fault-section.tsx'
import { nameOfStatus } from './name-of-status.ts'
import { panelTexts } from './panel-texts.ts'
import { useJournal } from './use-world.ts'

const linesOf = (headers: Readonly<Record<string, string>> = {}) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** JSON with line breaks; anything else unchanged. */
function formatJson(text = ''): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

interface DetailsProps {
  entry: JournalEntry
  world: World
  scenario: ScenarioName
}

function Details({ entry, world, scenario }: DetailsProps) {
  const { headers, body, answerHeaders, answer, rule, moves } = entry
  const address = currentPath()
  const context = { scenario, rules: world.faults.rules, address }
  return (
    <div className="sandbox-details">
      <div className="sandbox-row">
        <CopyButton label={panelTexts.copyCurl} text={() => curlOf(entry)} />
        <CopyButton label={panelTexts.copyScenario} text={() => scenarioSource(entry, context)} />
        <CopyButton label={panelTexts.copyStory} text={() => storySource(entry, context)} />
      </div>
      {rule && <p className="sandbox-failed">{`${panelTexts.rule} ${nameOfRule(rule)}`}</p>}
      {moves.length > 0 && (
        <p>
          {`${panelTexts.transitions}: `}
          {moves
            .map(({ project_id, from, to }) => `${project_id}: ${nameOfStatus(from)} → ${nameOfStatus(to)}`)
            .join(', ')}
        </p>
      )}
      <h3>{panelTexts.sent}</h3>
      <pre>{`${linesOf(headers)}\n\n${formatJson(body)}`}</pre>
      <h3>{panelTexts.answered}</h3>
      <pre>{`${linesOf(answerHeaders)}\n\n${formatJson(answer)}`}</pre>
    </div>
  )
}

function Entry(props: DetailsProps) {
  const [isOpen, setOpen] = useState(false)
  const { method, path, status, tookMs, rule } = props.entry
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={status >= 400 || status === 0 ? 'sandbox-failed' : undefined}>
          {status === -1 ? '…' : status} {method}
        </span>
        <span title={path}>{path}</span>
        <span>{rule?.fault.kind ?? `${Math.round(tookMs)} ms`}</span>
      </button>
      {isOpen && <Details {...props} />}
    </li>
  )
}

export function JournalSection({ world, scenario }: Omit<DetailsProps, 'entry'>) {
  const entries = useJournal(world.journal)
  const [wanted, setWanted] = useState('')
  const found = entries.filter(({ method, path, endpoint, status }) =>
    `${status} ${method} ${path} ${endpoint}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <section>
      <h2>{panelTexts.requests}</h2>
      <TextField
        label={panelTexts.filter}
        type="search"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <div className="sandbox-row">
        <Button size="small" onClick={() => world.journal.clear()}>
          {panelTexts.emptyJournal}
        </Button>
      </div>
      {found.length === 0 && <p className="sandbox-note">{panelTexts.noRequests}</p>}
      <ol className="sandbox-journal">
        {found.toReversed().map((entry) => (
          <Entry key={entry.id} entry={entry} world={world} scenario={scenario} />
        ))}
      </ol>
    </section>
  )
}
