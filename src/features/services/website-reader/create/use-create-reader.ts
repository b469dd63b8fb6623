import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useSendProject } from '#src/features/projects/create-mutations.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { bodyOfForm, emptyReader } from '../form/reader-form-schema.ts'
import { useReaderForm } from '../form/use-reader-form.ts'
import { voiceFor } from '../form/voice-for.ts'

/** Azerbaijani; what the list of languages says counts as soon as it is there. */
const FIRST_LANGUAGE = 1

function useFirstChoices({ form }: Pick<ReturnType<typeof useReaderForm>, 'form'>) {
  const locale = useLocale()
  const { data: languages } = useQuery(catalogQueries.languages())
  const { data: voices } = useQuery(voicesQueries.list())
  const language = languages?.find(({ code }) => code === locale)?.id
  useEffect(() => {
    const isUntouched = !form.getFieldState('language').isDirty && !form.formState.dirtyFields.language
    if (language !== undefined && isUntouched) form.resetField('language', { defaultValue: language })
  }, [form, language])
  const chosen = form.watch('language')
  useEffect(() => {
    if (voices) form.setValue('voice_id', voiceFor(voices, chosen, form.getValues('voice_id')))
  }, [form, voices, chosen])
  const first = language ?? FIRST_LANGUAGE
  return { language: first, voice_id: voiceFor(voices ?? [], first, null) }
}

export function useCreateReader() {
  const client = useQueryClient()
  const [initial] = useState(() => emptyReader(FIRST_LANGUAGE, null))
  const state = useReaderForm('new', initial)
  const first = useFirstChoices(state)
  const { mutate, isPending } = useSendProject('website-reader', state.finish)
  const send = state.form.handleSubmit((values) => {
    if (!isPending) mutate({ body: bodyOfForm(values) }, { onError: state.showRefusal })
  })
  /** Whoever is quicker than the catalogue of voices is not refused for the voice that it would have chosen. */
  async function submit() {
    const { language, voice_id } = state.form.getValues()
    if (voice_id === null) {
      const voices = await client.ensureQueryData(voicesQueries.list()).catch(() => [])
      state.form.setValue('voice_id', voiceFor(voices, language, null))
    }
    await send()
  }
  const startAfresh = () => state.startAfresh({ ...initial, ...first })
  return { ...state, startAfresh, submit, isPending }
}
