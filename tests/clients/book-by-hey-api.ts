import { client } from './hey-api/client.gen'
import { generate, getResponse, initProject, login } from './hey-api/sdk.gen'

const slug = 'audio-book'

export async function startBook(api: string, email: string, password: string, file: File) {
  client.setConfig({ baseUrl: api, throwOnError: true })
  const session = await login({ body: { email, password }, throwOnError: true })
  client.setConfig({ auth: session.data.data.access_token })
  const made = await initProject({
    path: { slug },
    body: { title: 'Rain', file, book: { author: 'A. Author' } },
    throwOnError: true,
  })
  const { id } = made.data.data.project
  await generate({ path: { slug, id }, body: { scope: 'all' }, throwOnError: true })
  return async () => {
    const { data } = await getResponse({ path: { slug, id }, throwOnError: true })
    const { project, blocks } = data.data
    return { isDone: project.status === 3, sound: blocks.at(-1)?.generated.audio_url }
  }
}
