import { type Profiler, Session } from 'node:inspector/promises'
import { languageIds } from '#mocks/catalog/languages.ts'
import { createNodePageEngine } from '#mocks/engines/pages/create-node-page-engine.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { dubbed, filmDraft } from '#tests/support/backend/dubbing-project.ts'
import { fileOf, pagesDraft, pagesRead } from '#tests/support/backend/page-project.ts'
import { photographedPage } from '../support/photographed-page.ts'
import { syntheticVoiceBytes } from '../support/synthetic-voice.ts'
import type { Figure } from './measure.ts'

const DUBBED_S = 600
const PAGES = 20
const SAMPLE_US = 1_000
/** Our own functions that are named. */
const NAMED = 5

const OWN = /\/(?:mocks|src)\//
const ENGINE = /\/node_modules\/|^wasm:/

/** Processor time of this thread in ms, of all and by function. */
async function profile(run: () => Promise<unknown>) {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US })
  await session.post('Profiler.start')
  const before = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(before)
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  const all = (user + system) / 1_000
  return { all, times: timesOf(profile, all) }
}

/** By hits, because the samples of a profile and their times include waiting for the processor. */
function timesOf({ nodes }: Profiler.Profile, all: number) {
  const busy = nodes.filter(({ callFrame }) => callFrame.functionName !== '(idle)')
  const hits = busy.reduce((sum, { hitCount = 0 }) => sum + hitCount, 0)
  const times = new Map<string, { readonly url: string; readonly name: string; ms: number }>()
  for (const { callFrame, hitCount = 0 } of busy) {
    const { url, functionName: name } = callFrame
    const key = `${url} ${name}`
    const time = times.get(key) ?? { url, name, ms: 0 }
    time.ms += (hitCount * all) / hits
    times.set(key, time)
  }
  return [...times.values()].sort((a, b) => b.ms - a.ms)
}

async function sharesOf(what: string, run: () => Promise<unknown>): Promise<readonly Figure[]> {
  const { all, times } = await profile(run)
  const sum = (isMeant: (url: string) => boolean) =>
    times.reduce((total, { url, ms }) => (isMeant(url) ? total + ms : total), 0)
  const share = (name: string, ms: number) => ({
    what: `${what}: ${name}`,
    value: (ms / all) * 100,
    unit: '%',
  })
  const isOwn = (url: string) => OWN.test(url) && !ENGINE.test(url)
  return [
    { what: `${what}: this thread`, value: all / 1_000, unit: 's' },
    share(
      'engines',
      sum((url) => ENGINE.test(url)),
    ),
    share('our own code', sum(isOwn)),
    share(
      'Node and garbage collection',
      sum((url) => !ENGINE.test(url) && !isOwn(url)),
    ),
    ...times
      .filter(({ url }) => isOwn(url))
      .slice(0, NAMED)
      .map(({ url, name, ms }) => share(`of it ${name || 'unnamed'} in ${url.split('/').at(-1)}`, ms)),
  ]
}

/** Processor time of the sandbox's largest jobs: how much of it engines take, and how much our own code. */
export async function workShareFigures(): Promise<readonly Figure[]> {
  const client = await customerIn('main', demoAccounts.leyla, { pages: createNodePageEngine() })
  const bytes = photographedPage('en', { dpi: 100 })
  const files = Array.from({ length: PAGES }, (_, index) => fileOf(bytes, `${index}.png`))
  const scan = await pagesDraft(client, files)
  const scanShares = await sharesOf(`${PAGES} scanned pages`, () => pagesRead(client, scan.id))
  const film = new File([syntheticVoiceBytes(DUBBED_S)], 'bench.wav', { type: 'audio/wav' })
  const options = { source_language: languageIds.en, target_languages: [languageIds.az] }
  const dub = await filmDraft(client, film, options)
  const dubShares = await sharesOf('10 min dubbed', () => dubbed(client, dub.id))
  return [...scanShares, ...dubShares]
}
