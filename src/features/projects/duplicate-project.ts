import { request } from '#src/api/request.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { getProject, initProject, saveProject } from '#src/contract/projects.ts'
import { deleteProject } from '#src/contract/projects-list.ts'
import { rememberPress } from '#src/drafts/remember-press.ts'
import { cutTo } from '#src/rules/cut-to.ts'

/**
 * Makes a project with the same blocks, language, voice and settings. Sound is not copied, because it belongs
 * to the paid blocks. A title that is too long is shortened before `named` marks it as a copy. If the blocks
 * cannot be saved, the new project is deleted; if a response was lost, the next press completes the same
 * copy.
 */
export async function duplicateProject(
  { slug, id, title }: ProjectSummary,
  named: (title: string) => string,
): Promise<ProjectSummary> {
  const { project } = await request(getProject, { params: { slug, id } })
  const { language, body } = project
  const begun = {
    title: named(cutTo(title, TITLE_MAX - named('').length)),
    language,
    voice_id: body.voice_id,
  }
  const blocks = body.blocks.map(({ type, text, voice_id, settings }) => ({ type, text, voice_id, settings }))
  const { settings } = body
  const pressed = rememberPress(`copy of ${id}`)
  const client_id = pressed.idFor(JSON.stringify({ begun, settings, blocks }))
  const { project: copy } = await request(initProject, {
    params: { slug },
    query: { client_id },
    body: begun,
  })
  const params = { slug, id: copy.id }
  const sent = blocks.map((block, index) => ({ client_id: `${client_id}-${index}`, ...block }))
  try {
    const saved = await request(saveProject, { params, body: { settings, blocks: sent } })
    pressed.arrived()
    return saved.project
  } catch (error) {
    await request(deleteProject, { params }).catch(() => undefined)
    throw error
  }
}
