import createClient from 'openapi-fetch'
import type { components, paths } from './openapi-fetch/avaz'

const slug = 'audio-book'

/** The types have text where a form has a file. */
type Form = Omit<components['schemas']['InitBody'], 'file'> & { file: File }

function formOf(body: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof File || typeof value === 'string' ? value : JSON.stringify(value))
  return form
}

function dataOf<Data>({ data, error }: { data?: { data: Data }; error?: { message?: string } }): Data {
  if (!data) throw new Error(error?.message)
  return data.data
}

export async function startBook(api: string, email: string, password: string, file: File) {
  const client = createClient<paths>({ baseUrl: api })
  const { access_token } = dataOf(await client.POST('/customer/login', { body: { email, password } }))
  client.use({
    onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${access_token}`),
  })
  const form: Form = { title: 'Rain', file, book: { author: 'A. Author' } }
  const made = await client.POST('/services/{slug}/init', {
    params: { path: { slug } },
    body: { ...form, file: file.name },
    bodySerializer: () => formOf(form),
  })
  const { id } = dataOf(made).project
  const path = { slug, id } as const
  dataOf(await client.POST('/services/{slug}/generate/{id}', { params: { path }, body: { scope: 'all' } }))
  return async () => {
    const { project, blocks } = dataOf(
      await client.GET('/services/{slug}/get-response/{id}', { params: { path } }),
    )
    return { isDone: project.status === 3, sound: blocks.at(-1)?.generated.audio_url }
  }
}
