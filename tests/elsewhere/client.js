/** A client that knows nothing of the sandbox: it has a book spoken. `origin` is where `/api` is. */
export async function startBook(origin, file) {
  const headers = { 'accept-language': 'en', authorization: '' }

  async function ask(path, body) {
    const isForm = body instanceof FormData
    const answer = await fetch(`${origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
    })
    const { success, message, data } = await answer.json()
    if (!success) throw new Error(message)
    return data
  }

  const account = { email: 'leyla@avaz.example', password: 'sozun-sesi-1' }
  headers.authorization = `Bearer ${(await ask('/customer/login', account)).access_token}`
  const book = new FormData()
  book.append('file', file)
  const { project } = await ask('/services/audio-book/init', book)
  await ask(`/services/audio-book/generate/${project.id}`, { scope: 'all' })
  return {
    /** Asks until the last of the book is spoken, and fetches its sound. */
    async sound() {
      for (;;) {
        const { blocks } = await ask(`/services/audio-book/get-response/${project.id}`)
        const address = blocks.at(-1).generated.audio_url
        if (address) return (await fetch(new URL(address, origin))).blob()
        await new Promise((next) => setTimeout(next, 100))
      }
    },
  }
}
