import { afterEach, expect, test } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import { transcriptContent } from '#src/features/services/speech-to-text/transcript/transcript-content.ts'
import { ask, HOURS, textBot } from '#tests/support/backend/bot-project.ts'
import { projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'
import { draftOf, speakAsStranger, TRANSCRIPTS, wavFile } from '#tests/support/backend/transcript-project.ts'
import { openTab } from './open-tab.ts'
import { endDay, type VirtualDay, virtualDay } from './virtual-day.ts'

const DAY_HOURS = 1
const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
/** Of each minute of work, the seconds with keys pressed. */
const TYPING_S = 30
const BLOCKS = 60
const SEGMENTS = 40
const MESSAGES_PER_HOUR = 20
/** `VISITORS_MS` of a bot's page. */
const BOT_POLL_MS = 10_000
const LETTERS = 'Səhər açılanda gəmi limandan sakitcə çıxdı. '

const sentences = (count: number) => Array.from({ length: count }, (_, at) => `${LETTERS}${at}`)

type Tab = ReturnType<typeof openTab>
type Edited = ReturnType<Tab['edit']>

/** Types into a block after the other, and looks at another window every ten minutes. */
function typist({ editor, checkVersion }: Edited) {
  return (second: number) => {
    const minute = Math.floor(second / MINUTE_S)
    if (second % (10 * MINUTE_S) === 0) return checkVersion()
    if (second % MINUTE_S >= TYPING_S) return undefined
    const order = editor.store.getOrder()
    const key = order[minute % order.length] ?? ''
    editor.typeText(key, LETTERS.repeat(2).slice(0, 10 + 2 * (second % TYPING_S)))
    return undefined
  }
}

const people: Readonly<Record<string, (day: VirtualDay) => Promise<void>>> = {
  async 'a writer: types half of the time, has the changes spoken every half an hour'(day) {
    const { id } = await projectWith(day.customer, sentences(BLOCKS))
    const tab = openTab()
    const edited = tab.edit(await tab.openProject('text-to-speech', id))
    const type = typist(edited)
    await day.pass(DAY_HOURS * HOUR_S, async (second) => {
      await type(second)
      if (second % (HOUR_S / 2) !== HOUR_S / 2 - MINUTE_S) return
      await edited.editor.autosave.save()
      await day.customer.post(`${SPEECH}/generate/${id}`, { scope: 'changed' })
      edited.followRun()
    })
    tab.close()
  },
  async 'a transcriber: a recording an hour, corrected half of the time'(day) {
    const sound = await speakAsStranger(Array(SEGMENTS).fill('Sabah erkenden limana yürüdüm.'), {
      locale: 'tr',
    })
    for (let hour = 0; hour < DAY_HOURS; hour += 1) {
      const { id } = await draftOf(day.customer, wavFile(sound), { language: languageIds.tr })
      const tab = openTab()
      await day.customer.post(`${TRANSCRIPTS}/generate/${id}`, { scope: 'all' })
      const edited = tab.edit(await tab.openProject('speech-to-text', id), transcriptContent)
      edited.followRun()
      await day.pass(5 * MINUTE_S)
      await day.pass(HOUR_S - 5 * MINUTE_S, typist(edited))
      tab.close()
    }
  },
  async 'an owner of a bot: its page is open, 20 messages of visitors an hour'(day) {
    const { id } = await textBot(day.customer, HOURS)
    const tab = openTab()
    tab.watchBot(await tab.openProject('chat-bot', id), BOT_POLL_MS)
    const every = HOUR_S / MESSAGES_PER_HOUR
    const counted = globalThis.fetch
    await day.pass(DAY_HOURS * HOUR_S, async (second) => {
      if (second % every !== 1) return
      await ask(day.customer, id, `Saat neçədə açılır? ${second}`, `c${Math.floor(second / every / 3)}`)
    })
    expect(globalThis.fetch).toBe(counted)
    tab.close()
  },
  async 'an idle tab in view'(day) {
    const tab = openTab()
    await day.pass(DAY_HOURS * HOUR_S)
    tab.close()
  },
  async 'five idle tabs in view at once'(day) {
    const channels: Parameters<typeof openTab>[0][] = []
    const tabs = Array.from({ length: 5 }, () => {
      const channel: NonNullable<Parameters<typeof openTab>[0]> = {
        onmessage: null,
        postMessage(data: unknown) {
          for (const other of channels)
            if (other !== channel) other?.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent)
        },
      }
      channels.push(channel)
      return openTab(channel)
    })
    await day.pass(DAY_HOURS * HOUR_S)
    for (const tab of tabs) tab.close()
  },
}

afterEach(endDay)

const perHour = (value: number) => Math.round((value / DAY_HOURS) * 10) / 10

function print(title: string, { traffic }: VirtualDay) {
  const rows = [...traffic].sort(([, a], [, b]) => b.calls - a.calls)
  const sum = { calls: 0, bytes: 0, gzipped: 0 }
  for (const [, each] of rows) {
    sum.calls += each.calls
    sum.bytes += each.bytes
    sum.gzipped += each.gzipped
  }
  const lines = [...rows, ['all', sum] as const].map(
    ([label, { calls, bytes, gzipped }]) =>
      `${label.padEnd(50)} ${[perHour(calls), perHour(bytes / 1000), perHour(gzipped / 1000)]
        .map((value) => String(value).padStart(9))
        .join('')}`,
  )
  process.stdout.write(
    `\n${title}\n${'an hour'.padEnd(50)}     calls       kB  kB gzip\n${lines.join('\n')}\n`,
  )
  return sum
}

test.each(Object.entries(people))('an hour of %s makes at most 2,000 calls', async (title, live) => {
  const day = await virtualDay()
  await live(day)
  const { calls, bytes } = print(title, day)
  expect(perHour(calls)).toBeLessThanOrEqual(2_000)
  expect(perHour(bytes)).toBeLessThanOrEqual(5_000_000)
})
