import { request } from '#src/api/request.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import { initProject, saveProject } from '#src/contract/projects.ts'
import { rememberPress } from '#src/drafts/remember-press.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { speechBlocks } from './speech-blocks.ts'

interface Pages {
  /** Id of the project with the pages. */
  readonly id: number
  /** Title of the new project. */
  readonly title: string
  readonly language: number
  readonly texts: readonly string[]
  /** Maximum characters of a block. */
  readonly most: number
}

/** Creates a text-to-speech project from the text of all pages. */
export async function readAloud({ id, title, language, texts, most }: Pages) {
  const begun = { title: cutTo(title, TITLE_MAX), language }
  const spoken = speechBlocks(texts, most)
  const pressed = rememberPress(`aloud ${id}`)
  const client_id = pressed.idFor(JSON.stringify({ begun, spoken }))
  const slug = 'text-to-speech'
  const query = { client_id }
  const { project } = await request(initProject, { params: { slug }, query, body: begun })
  const blocks = spoken.map((text, index) => ({ client_id: `${client_id}-${index}`, text }))
  const saved = await request(saveProject, { params: { slug, id: project.id }, body: { blocks } })
  pressed.arrived()
  return saved.project
}
