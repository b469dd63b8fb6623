import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { request } from '#src/api/request.ts'
import { initProject } from '#src/contract/projects.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { projectsQueries } from '#src/features/projects/projects-queries.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { paths } from '#src/routing/paths.ts'
import { bodyOfForm, emptyReader, type ReaderForm } from './reader-form-schema.ts'
import { useReaderForm } from './use-reader-form.ts'
import { voiceFor } from './voice-for.ts'

const SLUG = 'website-reader'
/** Azerbaijani; what the list of languages says counts as soon as it is there. */
const FIRST_LANGUAGE = 1

/**
 * The language on screen and its first voice, until the customer chooses others. Both are part of the form as it
 * began; each is set after its beginning, so that whether anything is to be kept is judged by the new one.
 */
function useFirstChoices({
  form,
  isRestored,
}: Pick<ReturnType<typeof useReaderForm>, 'form' | 'isRestored'>) {
  const locale = useLocale()
  const { data: languages } = useQuery(catalogQueries.languages())
  const { data: voices } = useQuery(voicesQueries.list())
  const language = languages?.find(({ code }) => code === locale)?.id
  useEffect(() => {
    if (language === undefined) return
    const current = form.getValues('language')
    const isChosen = isRestored || current !== form.formState.defaultValues?.language
    form.resetField('language', { defaultValue: language })
    form.setValue('language', isChosen ? current : language)
  }, [form, language, isRestored])
  const chosen = form.watch('language')
  useEffect(() => {
    if (!voices) return
    const current = form.getValues('voice_id')
    form.resetField('voice_id', { defaultValue: voiceFor(voices, language ?? FIRST_LANGUAGE, null) })
    form.setValue('voice_id', voiceFor(voices, chosen, current))
  }, [form, voices, chosen, language])
}

/** Makes a reader from the form and goes to it. One wish makes one project, however often it is sent. */
export function useCreateReader() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [clientId] = useState(() => crypto.randomUUID())
  const [initial] = useState(() => emptyReader(FIRST_LANGUAGE, null))
  const state = useReaderForm('new', initial)
  useFirstChoices(state)
  const { mutate, isPending } = useMutation({
    mutationFn: (values: ReaderForm) =>
      request(initProject, {
        params: { slug: SLUG },
        query: { client_id: clientId },
        body: bodyOfForm(values),
      }),
    onSuccess({ project }) {
      state.startAfresh()
      void client.invalidateQueries({ queryKey: projectsQueries.list(SLUG).queryKey })
      void client.invalidateQueries({ queryKey: catalogQueries.services().queryKey })
      void navigate(paths.project(SLUG, project.id))
    },
    onError: state.showRefusal,
  })
  const submit = state.form.handleSubmit((values) => !isPending && mutate(values))
  return { ...state, submit, isPending }
}
