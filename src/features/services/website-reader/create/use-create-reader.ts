import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Language } from '#src/contract/catalog.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { changedIn } from '#src/drafts/changed-in.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useSendProject } from '#src/features/projects/create-mutations.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { bodyOfForm, emptyReader } from '../form/reader-form-schema.ts'
import { useKeptReader, useReaderForm } from '../form/use-reader-form.ts'
import { voiceFor } from '../form/voice-for.ts'

/** Until the list of languages is there. Kept so too: a form that is closed before has no language of its own. */
const NO_LANGUAGE = 0

const languageFor = (locale: LocaleCode, languages: readonly Language[] | undefined) =>
  languages?.find(({ code }) => code === locale)?.id ?? NO_LANGUAGE

function useFirstChoices({ form }: Pick<ReturnType<typeof useReaderForm>, 'form'>) {
  const locale = useLocale()
  const { data: languages } = useQuery(catalogQueries.languages())
  const { data: voices } = useQuery(voicesQueries.list())
  const language = languageFor(locale, languages)
  const chosen = form.watch('language')
  useEffect(() => {
    if (chosen === NO_LANGUAGE && language !== NO_LANGUAGE) form.setValue('language', language)
  }, [form, language, chosen])
  useEffect(() => {
    if (voices && chosen !== NO_LANGUAGE)
      form.setValue('voice_id', voiceFor(voices, chosen, form.getValues('voice_id')))
  }, [form, voices, chosen])
  return { language, voice_id: voiceFor(voices ?? [], language, null) }
}

export function useCreateReader() {
  const client = useQueryClient()
  const [initial] = useState(() => emptyReader(NO_LANGUAGE, null))
  const locale = useLocale()
  const form = useReaderForm(initial)
  const kept = changedIn(form.fields, form.start)
  // Language and voice are chosen for the customer to begin with.
  const isTouched = Object.keys(kept).some((name) => name !== 'language' && name !== 'voice_id')
  const state = {
    ...form,
    ...useKeptReader('new', form, { isTouched, kept, restore: (left) => left }),
  }
  const first = useFirstChoices(state)
  const { mutate, isPending } = useSendProject('website-reader', state)
  const send = state.form.handleSubmit((values) => {
    if (!isPending) mutate({ body: bodyOfForm(values) }, { onError: state.showRefusal })
  })
  /** Whoever is quicker than the catalogue is not refused for the language and the voice that it would have chosen. */
  async function submit() {
    if (state.form.getValues('language') === NO_LANGUAGE) {
      const languages = await client.ensureQueryData(catalogQueries.languages()).catch(() => [])
      state.form.setValue('language', languageFor(locale, languages))
    }
    const { language, voice_id } = state.form.getValues()
    if (voice_id === null) {
      const voices = await client.ensureQueryData(voicesQueries.list()).catch(() => [])
      state.form.setValue('voice_id', voiceFor(voices, language, null))
    }
    await send()
  }
  const startAfresh = () => state.startAfresh({ ...initial, ...first })
  return { ...state, startAfresh, submit: state.onceRead(submit), isPending }
}
