/** Sends the calls that orval generates to the server, with the token of the customer. */
export const server = { api: '', token: '' }

export async function send<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const headers = new Headers(init.headers)
  if (server.token) headers.set('authorization', `Bearer ${server.token}`)
  const answer = await fetch(server.api + path, { ...init, headers })
  return { status: answer.status, data: await answer.json(), headers: answer.headers } as Answer
}
