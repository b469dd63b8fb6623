import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { request } from '#src/api/request.ts'
import type { BodyOf } from '#src/contract/endpoint.ts'
import type { Project } from '#src/contract/project.ts'
import { getProject, updateSettings } from '#src/contract/projects.ts'
import { changedFields } from '#src/drafts/changed-fields.ts'
import { conflictingFields } from '#src/drafts/conflicting-fields.ts'
import { projectChanged } from './project-changed.ts'
import { projectQueries } from './project-queries.ts'

type SettingsBody = BodyOf<typeof updateSettings>

type ShownProject = Pick<Project, 'slug' | 'id' | 'version'>

/**
 * Returns the body to send, based on the latest project if it differs from the shown one; undefined if the
 * customer has to decide.
 */
export type MakeSettings = (latest?: Project) => SettingsBody | undefined | Promise<SettingsBody | undefined>

interface SettingsInput {
  readonly params: Pick<Project, 'slug' | 'id'>
  readonly body: SettingsBody
}

export interface SentSettings {
  readonly project: Project
  /** False if others have changed the project, which the customer has to see first. */
  readonly isSaved: boolean
}

/**
 * Sends changed settings with their base version. If the project has changed since, fetches it and sends
 * again, unless the customer has to decide.
 */
export async function sendSettings(
  { slug, id, ...shown }: ShownProject,
  bodyOn: MakeSettings,
  send = (input: SettingsInput) => request(updateSettings, input),
): Promise<SentSettings> {
  const params = { slug, id }
  let { version } = shown
  let body = await bodyOn()
  for (;;) {
    try {
      const { project } = await send({ params, body: { ...body, version } })
      return { project, isSaved: true }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      const { project } = await request(getProject, { params })
      if (project.version === version) throw error
      body = await bodyOn(project)
      if (!body) return { project, isSaved: false }
      version = project.version
    }
  }
}

interface ChangedFields<Fields> {
  readonly here: Fields
  readonly saved: Fields
  readonly fieldsOf: (project: Project) => Fields
}

/**
 * Returns the same body unless others have changed the same text fields. In a conflict of choices this form
 * wins, as in the editor.
 */
export const unlessConflicting =
  <Fields extends object>(
    body: SettingsBody,
    { here, saved, fieldsOf }: ChangedFields<Fields>,
  ): MakeSettings =>
  async (latest) => {
    if (!latest) return body
    const crossed = conflictingFields(here, changedFields(saved, here), fieldsOf(latest))
    const { wordsIn } = await import('#src/drafts/readable-draft.ts')
    return wordsIn(crossed).length > 0 ? undefined : body
  }

interface SettingsWrite<Fields> extends ChangedFields<Fields> {
  readonly body: SettingsBody
}

/** Saves settings of a project that is shown from the cache. */
export function useSaveSettings<Fields extends object>(shown: Project) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, ...fields }: SettingsWrite<Fields>) =>
      sendSettings(shown, unlessConflicting(body, fields)),
    onSuccess({ project }) {
      const { slug, id } = project
      client.setQueryData(projectQueries.project(slug, id).queryKey, project)
      projectChanged(client, slug)
    },
  })
}
