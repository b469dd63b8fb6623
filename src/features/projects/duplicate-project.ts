import { request } from '#src/api/request.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import type { Project } from '#src/contract/project.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { getProject, initProject, saveProject } from '#src/contract/projects.ts'
import { deleteProject } from '#src/contract/projects-list.ts'

const contentOf = ({ body }: Project) => ({
  settings: body.settings,
  blocks: body.blocks.map(({ type, text, voice_id, settings }) => ({
    client_id: crypto.randomUUID(),
    ...{ type, text, voice_id, settings },
  })),
})

/**
 * Makes a project of the same blocks, language, voice and settings; sound is not copied, since it belongs to the
 * blocks that were paid for. A title that is too long is cut. Nothing is left behind where the blocks could not be saved.
 */
export async function duplicateProject({ slug, id }: ProjectSummary, title: string): Promise<ProjectSummary> {
  const { project } = await request(getProject, { params: { slug, id } })
  const { language, body } = project
  const { project: copy } = await request(initProject, {
    params: { slug },
    query: { client_id: crypto.randomUUID() },
    body: { title: [...title].slice(0, TITLE_MAX).join('').trim(), language, voice_id: body.voice_id },
  })
  const params = { slug, id: copy.id }
  try {
    return (await request(saveProject, { params, body: contentOf(project) })).project
  } catch (error) {
    await request(deleteProject, { params }).catch(() => undefined)
    throw error
  }
}
