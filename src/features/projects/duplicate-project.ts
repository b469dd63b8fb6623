import { request } from '#src/api/request.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { getProject, initProject, saveProject, updateSettings } from '#src/contract/projects.ts'
import { deleteProject } from '#src/contract/projects-list.ts'
import { comparableContent } from '#src/drafts/comparable-content.ts'
import { rememberPress } from '#src/drafts/remember-press.ts'
import type { CopyOf, ProjectCopy } from '#src/features/catalog/service-manifest.ts'
import { cutTo } from '#src/rules/cut-to.ts'

/** Sends the parts of the content that the request which creates a project cannot have. */
async function completeCopy(
  copy: ProjectSummary,
  { updates = [], save }: ProjectCopy,
): Promise<ProjectSummary> {
  const params = { slug: copy.slug, id: copy.id }
  let latest = copy
  for (const body of updates) latest = (await request(updateSettings, { params, body })).project
  if (!save) return latest
  // With the version, so that the blocks of the new project are replaced.
  const version = latest.version === undefined ? {} : { version: latest.version }
  return (await request(saveProject, { params, body: { ...save, ...version } })).project
}

/**
 * Makes a project with the same content. A title that is too long is shortened before `named` marks it as a copy. If
 * the copy cannot be completed, it is deleted; if a response was lost, the next press completes the same copy.
 */
export async function duplicateProject(
  { slug, id, title }: ProjectSummary,
  named: (title: string) => string,
  copyOf: CopyOf,
): Promise<ProjectSummary> {
  const { project } = await request(getProject, { params: { slug, id } })
  const name = named(cutTo(title, TITLE_MAX - named('').length))
  const pressed = rememberPress(`copy of ${id}`)
  const client_id = pressed.idFor(await comparableContent({ name, ...(await copyOf(project, '')) }))
  const copied = await copyOf(project, client_id)
  const { project: copy } = await request(initProject, {
    params: { slug },
    query: { client_id },
    body: { title: name, ...copied.init },
  })
  try {
    const whole = await completeCopy(copy, copied)
    pressed.arrived()
    return whole
  } catch (error) {
    await request(deleteProject, { params: { slug, id: copy.id } }).catch(() => undefined)
    throw error
  }
}
