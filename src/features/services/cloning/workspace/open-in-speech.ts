import { request } from '#src/api/request.ts'
import { addBlock } from '#src/contract/blocks.ts'
import type { Project } from '#src/contract/project.ts'
import { initProject } from '#src/contract/projects.ts'
import { rememberPress } from '#src/drafts/remember-press.ts'

const SPEECH = 'text-to-speech'

/** Creates a text-to-speech project in a cloned voice, with the sentence or empty. */
export async function openInSpeech({ id, title, language, body }: Project, sentence: string) {
  const pressed = rememberPress(`sentence ${id}`, Number.POSITIVE_INFINITY)
  const client_id = pressed.idFor(sentence)
  const { project } = await request(initProject, {
    params: { slug: SPEECH },
    query: { client_id },
    body: { title, language, voice_id: body.clone?.voice_id },
  })
  if (sentence !== '') {
    await request(addBlock, {
      params: { slug: SPEECH },
      query: { project_id: project.id, client_id },
      body: { text: sentence },
    })
  }
  pressed.arrived()
  return project
}
