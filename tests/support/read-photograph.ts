import { createNodePageEngine } from '#mocks/engines/pages/create-node-page-engine.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { errorRate, type PageLook, pageTexts, photographedPage } from './photographed-page.ts'
import { readOnce } from './read-once.ts'
import { createRecordedPageEngine } from './readings/recorded-recogniser.ts'

/** Uses recorded results of the recogniser. */
export const recordedEngine = readOnce(createRecordedPageEngine())
export const realEngine = createNodePageEngine()

export const textOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).join(' ')

/** Reads a photographed page; `rate` is the share of wrong characters. */
export async function photographRead(
  locale: LocaleCode,
  look: PageLook,
  languages: LocaleCode[] = [locale],
  engine = recordedEngine,
) {
  const page = await engine.read(new Blob([photographedPage(locale, look)]), languages)
  return { ...page, rate: errorRate(pageTexts[locale], textOf(page.lines)) }
}
