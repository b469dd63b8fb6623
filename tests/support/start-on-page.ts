import { onTestFinished } from 'vitest'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { readConfig } from '#mocks/reader-player/reader-config.ts'
import { startReader } from '#mocks/reader-player/start-reader.ts'

export const ORIGIN = 'https://avaz.example'
const PAGE_LOCATION = { hostname: 'bloq.example.az', origin: 'https://bloq.example.az' }

const ARTICLE = `<article><h1>Salam</h1><p>Bu <b>birinci</b>
  abzasdır.</p><p class="ad">Reklam.</p><p>Bu yad mətndir.</p></article>`

const words = (...texts: string[]) =>
  texts.map((text, index) => ({ text, start: index * 0.1, end: (index + 1) * 0.1 }))

function silence(seconds: number): string {
  const sampleRate = 8_000
  const wav = encodeWav({ sampleRate, samples: new Int16Array(Math.round(seconds * sampleRate)) })
  const url = URL.createObjectURL(new Blob([wav], { type: 'audio/wav' }))
  onTestFinished(() => URL.revokeObjectURL(url))
  return url
}

export const reading = () => ({
  paragraphs: [
    { text: 'Salam', url: silence(0.5), duration: 0.5, words: words('Salam') },
    { text: 'Bu birinci abzasdır.', url: silence(1), duration: 1, words: words('Bu', 'birinci', 'abzasdır') },
    { text: 'Reklam.', url: silence(1), duration: 1, words: words('Reklam') },
  ],
})

interface Options {
  html?: string
  data?: Record<string, string>
  address?: typeof PAGE_LOCATION
  answer?: () => Response
  write?: (article: () => void) => void
  timeoutMs?: number
}

/** Starts the player on this page, with an article that is removed after the test. */
export async function startOnPage(options: Options = {}) {
  const {
    html = ARTICLE,
    data = {},
    address = PAGE_LOCATION,
    answer,
    write = (article) => article(),
    timeoutMs = 0,
  } = options
  const holder = document.body.appendChild(document.createElement('div'))
  write(() => holder.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes))
  const dataset = {
    key: 'k',
    domain: 'bloq.example.az',
    selector: 'article',
    language: 'az',
    ...data,
  }
  const asked: string[] = []
  const problems: string[] = []
  const send = async (input: RequestInfo | URL) => {
    asked.push(String(input))
    return answer?.() ?? Response.json(reading())
  }
  const config = readConfig({ dataset, src: `${ORIGIN}/reader/v1.js` })
  const stop = await startReader(config, {
    page: document,
    address,
    send,
    report: (problem) => problems.push(problem),
    timeoutMs,
  })
  onTestFinished(() => {
    stop()
    holder.remove()
  })
  const host = holder.querySelector('avaz-reader') ?? document.querySelector('avaz-reader')
  const shadow = host?.shadowRoot
  return {
    holder,
    host,
    shadow,
    asked,
    problems,
    toggle: shadow?.querySelector<HTMLButtonElement>('.toggle'),
  }
}

/** Highlighted text on the page. */
export const highlightedTexts = () => [...(CSS.highlights.get('avaz-reader') ?? [])].map(String)
