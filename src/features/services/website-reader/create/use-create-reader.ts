import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changedFields } from '#src/drafts/changed-fields.ts'
import { useCreateForm, useCreateSending } from '#src/features/create/use-create-form.ts'
import { NO_LANGUAGE, useFirstLanguage } from '#src/features/create/use-first-language.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { readableHost } from '#src/lib/host-name.ts'
import { parseUrl } from '#src/rules/parse-url.ts'
import { readerDraft } from '../form/reader-draft.ts'
import {
  bodyOfForm,
  emptyReader,
  fieldsOfForm,
  formOfFields,
  ReaderForm,
} from '../form/reader-form-schema.ts'
import { readerFieldsInOrder } from '../form/use-reader-form.ts'
import { voiceForLanguage } from '../form/voice-for-language.ts'
import { useCarriedArticle } from './use-carried-article.ts'

const emptyForm = emptyReader(NO_LANGUAGE, null)
const emptyFields = fieldsOfForm(emptyForm)
const changesOf = (fields: ReaderForm) => changedFields(fieldsOfForm(fields), emptyFields)
/** Host of a page, in readable letters; empty without a page. */
const siteOf = (link: string) => readableHost(parseUrl(link)?.hostname ?? '')

const fieldNames = Object.fromEntries(readerFieldsInOrder.map((name) => [name, name]))

/** Selects a voice for the language once voices have loaded, preferring a favourite. */
function useFirstVoice({ form }: ReturnType<typeof useCreateForm<ReaderForm, unknown>>) {
  const client = useQueryClient()
  const { data: voices } = useQuery(voicesQueries.list())
  const language = form.watch('language')
  useEffect(() => {
    if (voices && language !== NO_LANGUAGE)
      form.setValue('voice_id', voiceForLanguage(voices, language, form.getValues('voice_id')))
  }, [form, voices, language])
  /** Waits for the voices, so that an early press is not refused for the missing voice. */
  return async () => {
    const values = form.getValues()
    if (values.voice_id !== null) return
    const known = await client.ensureQueryData(voicesQueries.list()).catch(() => [])
    form.setValue('voice_id', voiceForLanguage(known, values.language, null))
  }
}

export function useCreateReader(close?: () => void) {
  const create = useCreateForm({
    schema: ReaderForm,
    empty: emptyForm,
    draft: readerDraft('new'),
    keep: changesOf,
    carry: ({ link = '', title = '' }): Partial<ReaderForm> => ({ domain: siteOf(link), title }),
    restore: (left) => formOfFields({ ...emptyFields, ...left }),
    // Ignores language and voice, because they are preselected for the customer.
    isTouched: (fields) =>
      Object.keys(changesOf(fields)).some((name) => name !== 'language' && name !== 'voice_id'),
    names: fieldNames,
    mode: 'onTouched',
  })
  const { isKnown } = useFirstLanguage(create.form)
  const chooseVoice = useFirstVoice(create)
  const article = useCarriedArticle(create)
  const sending = useCreateSending(create, {
    slug: 'website-reader',
    isReady: isKnown,
    prepare: chooseVoice,
    projectOf: (fields) => ({ body: bodyOfForm(fields), begin: article?.put }),
    close,
  })
  const onAfresh = () => {
    create.startAfresh()
    void chooseVoice()
  }
  return { ...create, ...sending, article, frame: { ...sending.frame, onAfresh } }
}
