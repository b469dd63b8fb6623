import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { refusalsOf } from '#src/api/api-error.ts'
import { request } from '#src/api/request.ts'
import { initProject } from '#src/contract/projects.ts'
import { rememberPress } from '#src/drafts/remember-press.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { NEW_PROJECT } from '#src/features/projects/new-project.ts'
import { ownProjectsCount } from '#src/features/projects/own-projects.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { useDeleteProject } from '#src/features/projects/projects-mutations.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { paths } from '#src/routing/paths.ts'
import { useIsShown } from '#src/ui/use-is-shown.ts'

const SLUG = 'text-to-speech'
const mutationKey = ['create', SLUG]

/** Shared by everything that expresses one intention: a double click, a retry, a repeated effect, a reload. */
const sentTexts = rememberPress('new text')

/**
 * Waits for the list that the header requests anyway, so that the title does not depend on how the customer came
 * here.
 */
const projectsCount = async (client: QueryClient) => {
  const shown = { ...catalogQueries.services(), staleTime: Infinity, meta: { silent: true } }
  const services = await client.fetchQuery(shown).catch(() => [])
  const service = services.find(({ slug }) => slug === SLUG)
  return service && ownProjectsCount(service)
}

/** If the user has left before the project is created, deletes it and does not navigate. */
export function useCreateProject(sample?: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { t } = useTranslation('projects-lazy')
  const isShown = useIsShown()
  const { mutate: remove } = useDeleteProject({ silent: true })
  const { mutate, isError, error } = useMutation({
    mutationKey,
    async mutationFn(id: string) {
      const count = await projectsCount(client)
      const title = count === undefined ? t('create.title') : t('create.numbered', { number: count + 1 })
      const begun = await request(initProject, {
        params: { slug: SLUG },
        query: { client_id: id },
        body: { title },
      })
      if (sample !== undefined) {
        // Lazy, because most projects begin empty.
        const { addBlock } = await import('#src/contract/blocks.ts')
        // The same client id as the project's, so that a retry adds the text only once.
        const query = { project_id: begun.project.id, client_id: id }
        await request(addBlock, { params: { slug: SLUG }, query, body: { text: sample } })
      }
      return begun
    },
    onSuccess({ project }, id) {
      // Another visit has opened the project meanwhile, or is waiting for it.
      const isWanted = !sentTexts.isAwaited(id) || client.isMutating({ mutationKey }) > 1
      if (!isShown.current && isWanted) return
      sentTexts.arrived()
      if (!isShown.current) return remove({ slug: SLUG, id: project.id })
      projectChanged(client, SLUG)
      void navigate(paths.project(SLUG, project.id), {
        replace: true,
        // A project with a text is worth keeping.
        state: sample === undefined ? NEW_PROJECT : null,
      })
    },
  })
  const create = useCallback(() => mutate(sentTexts.idFor(sample ?? '')), [mutate, sample])
  return { hasFailed: isError, refusals: refusalsOf(error), create }
}
