import * as z from 'zod/mini'
import { errorsOutsideForm } from '#src/api/form-errors.ts'
import type { SavedFile } from '#src/drafts/draft-files.ts'
import { newFileId } from '#src/drafts/new-file-id.ts'
import { useCreateForm, useCreateSending } from '#src/features/create/use-create-form.ts'
import { NO_LANGUAGE, useFirstLanguage } from '#src/features/create/use-first-language.ts'
import { emptySource, isTouched, SourceDraft, sourceRefusals, sourcesToSend } from '../form/source-form.ts'

const SavedFields = z.object({ title: z.string(), language: z.nullable(z.int()), source: SourceDraft })

const Files = z.custom<readonly SavedFile[]>(Array.isArray)
const BotForm = z.object({ title: z.string(), language: z.int(), source: SourceDraft, files: Files })
type BotForm = z.infer<typeof BotForm>

const botDraft = { name: 'bot new', version: 1, schema: SavedFields } as const
const emptyForm: BotForm = { title: '', language: NO_LANGUAGE, source: emptySource, files: [] }

const sourceOf = ({ source, files }: BotForm) => ({ fields: source, files })
const filesOf = ({ files }: BotForm) => files

export function useCreateBot(close?: () => void) {
  const form = useCreateForm({
    schema: BotForm,
    empty: emptyForm,
    draft: botDraft,
    keep: ({ title, language, source }, start) => ({
      title,
      language: language === start.language ? null : language,
      source,
    }),
    filesOf,
    carry: ({ files, link = '', title = '' }): Partial<BotForm> => ({
      title,
      source: { ...emptySource, kind: link === '' ? 'file' : 'address', address: link },
      files: files.map((file, index) => ({ id: newFileId(index), file })),
    }),
    restore: ({ language, ...kept }, files) => ({ ...kept, files, ...(language !== null && { language }) }),
    isTouched: (fields, start) =>
      fields.title !== '' || fields.language !== start.language || isTouched(sourceOf(fields)),
    names: { title: 'title', language: 'language' },
  })
  const { isKnown } = useFirstLanguage(form.form)
  const sending = useCreateSending(form, {
    slug: 'chat-bot',
    isReady: isKnown,
    projectOf: (fields) => ({
      body: {
        title: fields.title.trim() || undefined,
        language: fields.language || undefined,
        ...sourcesToSend(sourceOf(fields)),
      },
    }),
    close,
  })
  const { others } = form
  const isShown = Object.keys(sourceRefusals(others)).length > 0
  const refusals = errorsOutsideForm(others, isShown ? ['sources'] : [])
  return { ...form, ...sending, frame: { ...sending.frame, refusals }, source: sourceOf(form.fields) }
}
