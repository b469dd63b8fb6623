import type { LocaleCode } from '#src/contract/primitives.ts'
import { passagesOf, type SourceText } from '#src/rules/answer-search/passages.ts'
import { createSearch } from '#src/rules/answer-search/search-passages.ts'
import type { Estimate, Finding, SourceChange } from './estimate.ts'

/** First the sources, then any number of questions, each with one answer. */
export type EstimateJob =
  | { readonly sources: readonly SourceText[]; readonly usual: LocaleCode }
  | { readonly questions: readonly string[]; readonly change: SourceChange | undefined }

function knowledgeOf(sources: readonly SourceText[], usual: LocaleCode) {
  const { add, search } = createSearch(usual)
  const addSource = (source: SourceText) => add(passagesOf(source, usual))
  const held = new Map(sources.map((source) => [source.id, { source, takeOut: addSource(source) }]))
  function find(question: string): Finding | undefined {
    const [best] = search(question)
    if (!best || best.confidence === 0) return undefined
    const { source } = best.passage
    const quote = source.text.slice(best.quoted.start, best.quoted.end)
    return { confidence: best.confidence, name: source.name, quote }
  }
  function findChanged(questions: readonly string[], { id, source }: SourceChange) {
    const saved = held.get(id)
    saved?.takeOut()
    const takeOut = source && addSource(source)
    const found = questions.map(find)
    takeOut?.()
    if (saved) held.set(id, { ...saved, takeOut: addSource(saved.source) })
    return found
  }
  return (questions: readonly string[], change: SourceChange | undefined): Estimate[] => {
    const changed = change && findChanged(questions, change)
    return questions.map((question, at) => {
      const saved = find(question)
      return { saved, changed: changed ? changed[at] : saved }
    })
  }
}

let estimate: ReturnType<typeof knowledgeOf> = () => []

addEventListener('message', ({ data }: MessageEvent<EstimateJob>) => {
  if ('sources' in data) estimate = knowledgeOf(data.sources, data.usual)
  else postMessage(estimate(data.questions, data.change))
})
