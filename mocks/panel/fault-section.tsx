import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { FaultRule, type Faults } from '#mocks/http/faults.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { Button } from '#src/ui/button.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { ActionOutcome } from './outcome.tsx'
import { panelTexts } from './panel-texts.ts'
import { useRules } from './use-world.ts'

const KINDS = ['status', 'refused', 'network', 'hang', 'html', 'empty', 'cut-off'] as const

const numberOf = (text: FormDataEntryValue | null) =>
  text === null || text === '' ? undefined : Number(String(text).replace(',', '.'))

/** The rule of a form. @throws Error if the form is invalid */
function ruleOfForm(form: FormData): FaultRule {
  const text = (name: string) => String(form.get(name) ?? '')
  const isStatus = text('kind') === 'status'
  const errors = isStatus && text('errors') ? JSON.parse(text('errors')) : undefined
  const rule = {
    endpoint: text('endpoint') || undefined,
    fault: { kind: text('kind'), ...(isStatus && { status: numberOf(form.get('status')), errors }) },
    skip: numberOf(form.get('skip')),
    times: numberOf(form.get('times')),
    share: numberOf(form.get('share')),
    when: form.get('after') ? 'after' : undefined,
  }
  return FaultRule.parse(JSON.parse(JSON.stringify(rule)))
}

export const nameOfRule = ({ fault, skip, times, share, when, ...call }: FaultRule): string =>
  [
    call.endpoint ?? call.address ?? call.path ?? panelTexts.everyCall,
    fault.kind === 'answer' && fault.kind,
    'status' in fault ? fault.status : fault.kind,
    skip && `+${skip}`,
    times && `×${times}`,
    share !== undefined && `${Math.round(share * 100)} %`,
    when,
  ]
    .filter(Boolean)
    .join(' · ')

const keysByRule = new WeakMap<FaultRule, number>()
let lastKey = 0

/** Equal faults are separate rules with separate keys. */
function keyOf(rule: FaultRule): number {
  const key = keysByRule.get(rule) ?? ++lastKey
  keysByRule.set(rule, key)
  return key
}

function FaultFields({ kind, onKind }: { kind: string; onKind: (kind: string) => void }) {
  return (
    <>
      <select name="endpoint" aria-label={panelTexts.call}>
        <option value="">{`${panelTexts.call}: ${panelTexts.everyCall}`}</option>
        {Object.keys(endpoints).map((name) => (
          <option key={name} value={name}>{`${panelTexts.call}: ${name}`}</option>
        ))}
      </select>
      <select
        name="kind"
        aria-label={panelTexts.fault}
        value={kind}
        onChange={({ target }) => onKind(target.value)}
      >
        {KINDS.map((each) => (
          <option key={each} value={each}>{`${panelTexts.fault}: ${each}`}</option>
        ))}
      </select>
      {kind === 'status' && (
        <>
          <TextField label={panelTexts.status} name="status" defaultValue="500" inputMode="numeric" />
          <TextField label={panelTexts.fieldErrors} name="errors" />
        </>
      )}
      <TextField label={panelTexts.skip} name="skip" inputMode="numeric" />
      <TextField label={panelTexts.times} name="times" defaultValue="1" inputMode="numeric" />
      <TextField label={panelTexts.share} name="share" inputMode="decimal" />
      <TextField label={panelTexts.seed} name="seed" inputMode="numeric" />
      <Switch label={panelTexts.after} name="after" />
    </>
  )
}

function RuleList({ faults }: { faults: Faults }) {
  const rules = useRules(faults)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The button disappears with its rule, so the focus moves to the heading. */
  const change = (remove: () => void) => {
    remove()
    heading.current?.focus()
  }
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {panelTexts.rules}
      </h2>
      {rules.length === 0 && <p className="sandbox-note">{panelTexts.noRules}</p>}
      <ul>
        {rules.map((rule) => (
          <li key={keyOf(rule)} className="sandbox-row">
            <span className="wrap-long">{nameOfRule(rule)}</span>
            <Button
              size="small"
              aria-label={`${panelTexts.remove} ${nameOfRule(rule)}`}
              onClick={() => change(() => faults.remove(rule))}
            >
              {panelTexts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {rules.length > 1 && (
        <div className="sandbox-row">
          <Button size="small" onClick={() => change(() => faults.clear())}>
            {panelTexts.clearFaults}
          </Button>
        </div>
      )}
    </section>
  )
}

export function FaultSection({ faults }: { faults: Faults }) {
  const [kind, setKind] = useState<string>('status')
  const [added, setAdded] = useState('')
  const [problem, setProblem] = useState('')
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    try {
      const seed = z.parse(z.optional(z.int()), numberOf(form.get('seed')))
      const rule = ruleOfForm(form)
      if (seed !== undefined) faults.seed(seed)
      faults.add(rule)
      setAdded(panelTexts.faultAdded(nameOfRule(rule)))
      setProblem('')
    } catch {
      setProblem(panelTexts.wrongFault)
    }
  }
  return (
    <>
      <RuleList faults={faults} />
      <section>
        <h2>{panelTexts.fault}</h2>
        <form className="sandbox-form" onSubmit={add}>
          <FaultFields kind={kind} onKind={setKind} />
          <ActionOutcome done={added} failed={problem} />
          <Button type="submit" size="small" variant="primary">
            {panelTexts.addFault}
          </Button>
        </form>
      </section>
    </>
  )
}
