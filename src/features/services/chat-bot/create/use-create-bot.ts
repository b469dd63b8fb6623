import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { refusalsOf } from '#src/api/api-error.ts'
import { refusalsBeside } from '#src/api/form-errors.ts'
import type { KeptFile } from '#src/drafts/draft-files.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { useWaitingPress } from '#src/drafts/use-waiting-press.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useSendProject } from '#src/features/projects/create-mutations.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import {
  emptySource,
  isTouched,
  SourceDraft,
  type SourceForm,
  sentOf,
  sourceRefusals,
} from '../form/source-form.ts'

const BotDraft = z.object({ title: z.string(), language: z.nullable(z.int()), source: SourceDraft })
type BotDraft = z.infer<typeof BotDraft>

const botDraft = { name: 'bot new', version: 1, schema: BotDraft } as const
const empty: BotDraft = { title: '', language: null, source: emptySource }

export function useCreateBot() {
  const locale = useLocale()
  const { data: known, isPending: isCatalogOnItsWay } = useQuery(catalogQueries.languages())
  const [fields, setFields] = useState(empty)
  const [files, setFiles] = useState<readonly KeptFile[]>([])
  const source: SourceForm = { fields: fields.source, files }
  const draft = useDraft({
    kind: botDraft,
    fields,
    files,
    isTouched: fields.title !== '' || isTouched(source),
    onRestore(kept, keptFiles) {
      setFields(kept)
      setFiles(keptFiles)
    },
  })
  const { mutate, isPending, error } = useSendProject('chat-bot', draft)
  const language = fields.language ?? known?.find(({ code }) => code === locale)?.id
  // Whoever is quicker than the catalogue gets the language that it chooses, the same at each try.
  const { isWaiting, onceReady } = useWaitingPress(!isCatalogOnItsWay)
  const refusals = refusalsOf(error)
  const isShown = Object.keys(sourceRefusals(refusals)).length > 0
  return {
    fields,
    language,
    source,
    isPending: isPending || isWaiting,
    refusals,
    others: refusalsBeside(refusals, ['title', 'language', ...(isShown ? ['sources'] : [])]),
    isRestored: draft.isRestored,
    change: (part: Partial<BotDraft>) => setFields({ ...fields, ...part }),
    changeSource(form: SourceForm) {
      setFields({ ...fields, source: form.fields })
      setFiles(form.files)
    },
    startAfresh() {
      setFields(empty)
      setFiles([])
    },
    submit: draft.onceRead(
      onceReady(() => {
        const title = fields.title.trim() || undefined
        if (!isPending) mutate({ body: { title, language, ...sentOf(source) } })
      }),
    ),
  }
}

export type CreateBot = ReturnType<typeof useCreateBot>
