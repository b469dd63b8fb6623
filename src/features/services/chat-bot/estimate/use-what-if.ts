import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { LocaleCode } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { useLanguageCode } from '#src/features/catalog/use-language-code.ts'
import type { SourceText } from '#src/rules/answer-search/passages.ts'
import { contentOf, type Source } from '../bot/bot.ts'
import type { SourceChange } from './estimate.ts'

/** A longer text is not shown for editing; it can only be left out. */
export const EDITABLE_MAX = 50_000
/** Id of a source that does not exist yet. */
export const NEW_SOURCE = 0

const Change = z.object({ id: z.int(), text: z.string() })
const WhatIfDraft = z.object({ text: z.string(), change: z.optional(Change) })
type Draft = z.infer<typeof WhatIfDraft>

const EMPTY: Draft = { text: '' }

const textOf = ({ id, text, source: { name, question } }: Source): SourceText => ({
  id,
  name,
  text,
  question: question ?? undefined,
})

/** Sources that the bot answers from, as far as their text is known here. */
const usedSources = (sources: readonly Source[]) =>
  sources.filter(
    ({ source, generated, is_text_unknown }) =>
      source.is_on && generated.status === 'ready' && !is_text_unknown,
  )

function changeOf(sources: readonly Source[], newName: string, change: Draft['change']) {
  const saved = sources.find(({ id }) => id === change?.id)
  if (!change || (!saved && change.id !== NEW_SOURCE)) return undefined
  const { id, text } = change
  if (text.trim() === '') return saved && { id, source: undefined }
  if (saved?.source.is_on && saved.text === text) return undefined
  return { id, source: saved ? { ...textOf(saved), text } : { id, name: newName, text } }
}

/** Typed questions and the change of a source that is tried; nothing of it is saved with the bot. */
export function useWhatIf(project: Project, newName: string) {
  const languageCode = useLanguageCode()
  const { sources } = contentOf(project)
  const [draft, setDraft] = useState(EMPTY)
  const kept = useDraft({
    kind: { name: `bot estimate ${project.id}`, version: 1, schema: WhatIfDraft },
    fields: draft,
    isTouched: draft.text.trim() !== '' || draft.change !== undefined,
    onRestore: setDraft,
  })
  const { change: tried } = draft
  const change: SourceChange | undefined = useMemo(
    () => changeOf(sources, newName, tried),
    [sources, newName, tried],
  )
  const code = languageCode(project.language)
  return {
    ...kept,
    draft,
    change,
    sources,
    used: useMemo(() => usedSources(sources).map(textOf), [sources]),
    usual: LocaleCode.options.find((option) => option === code) ?? 'en',
    setText: (text: string) => setDraft((before) => ({ ...before, text })),
    /** Starts to change a source from its saved text; undefined ends it. */
    choose(id: number | undefined) {
      const text = sources.find((source) => source.id === id)?.text ?? ''
      const shown = text.length > EDITABLE_MAX ? '' : text
      setDraft(({ change: _, ...before }) => ({
        ...before,
        ...(id !== undefined && { change: { id, text: shown } }),
      }))
    },
    setChanged: (text: string) =>
      setDraft(({ change: before, ...rest }) => ({
        ...rest,
        ...(before && { change: { ...before, text } }),
      })),
    startAfresh: () => setDraft(EMPTY),
  }
}

export type WhatIf = ReturnType<typeof useWhatIf>
