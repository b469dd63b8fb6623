import { generate, getResponse, initProject, login, ProjectStatus } from './orval/avaz'
import { server } from './send-by-orval'

const slug = 'audio-book'

export async function startBook(api: string, email: string, password: string, file: File) {
  server.api = api
  const session = await login({ email, password })
  if (session.status !== 200) throw new Error(session.data.message)
  server.token = session.data.data.access_token
  const made = await initProject(slug, { title: 'Rain', file, book: { author: 'A. Author' } })
  if (made.status !== 200) throw new Error(made.data.message)
  const { id } = made.data.data.project
  const started = await generate(slug, id, { scope: 'all' })
  if (started.status !== 200) throw new Error(started.data.message)
  return async () => {
    const answer = await getResponse(slug, id)
    if (answer.status !== 200) throw new Error(answer.data.message)
    const { project, blocks } = answer.data.data
    return { isDone: project.status === ProjectStatus.COMPLETED, sound: blocks.at(-1)?.generated.audio_url }
  }
}
