import { createContext, Script } from 'node:vm'
import { expect, test } from 'vitest'
import { hostileReaders } from '#tests/support/backend/hostile-readers.ts'
import { embedSnippets } from './embed-code.ts'

interface FakeScript {
  dataset: Record<string, string>
  remove: () => void
  dispatchEvent: (event: Event) => void
  src?: string
  async?: boolean
}

/** Runs the component as a site would, with a fake React that runs effects at once, and a fake page. */
function runComponent(code: string) {
  const scripts: FakeScript[] = []
  const alerts: unknown[] = []
  const told: string[] = []
  let leave: (() => void) | undefined
  const plain = code.replace(/^import .*\n/, '').replace('export function', 'function')
  const context = createContext({
    useEffect: (effect: () => () => void) => {
      leave = effect()
    },
    Event,
    alert: (text: unknown) => alerts.push(text),
    document: {
      createElement: () => ({
        dataset: {},
        remove: () => told.push('removed'),
        dispatchEvent: ({ type }: Event) => told.push(type),
      }),
      body: { append: (script: FakeScript) => scripts.push(script) },
    },
  })
  new Script(`${plain}\nWebsiteReader()`).runInContext(context)
  return { scripts, alerts, told, leave: () => leave?.() }
}

test.each(hostileReaders)(
  'the component of “$text” passes exactly the reader’s settings to the player',
  (embedded) => {
    const { project, reader, origin } = embedded
    const code = embedSnippets(embedded).find(({ kind }) => kind === 'react')?.code ?? ''
    expect(code).not.toMatch(/<\/?script|<!--/i)
    const { scripts, alerts, told, leave } = runComponent(code)
    expect(alerts).toEqual([])
    expect(scripts).toHaveLength(1)
    expect(scripts[0]).toMatchObject({ src: `${origin}/reader/v1.js`, async: true })
    expect(scripts[0]?.dataset).toMatchObject({
      selector: project.selector?.toWellFormed().replaceAll('\0', '\ufffd'),
      skip: JSON.stringify(reader.settings.skip_selectors),
      domain: project.domain,
    })
    // The player is removed with its component.
    leave()
    expect(told).toEqual(['removed', 'close'])
  },
)
