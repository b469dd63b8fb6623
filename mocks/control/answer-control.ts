import { json } from '#mocks/http/respond.ts'
import { explainError } from './explain-error.ts'
import { type Resource, resources } from './resources.ts'
import type { WorldHost } from './world-host.ts'

export const CONTROL_PATH = '/__sandbox/'

const refuseControl = (status: number, message: string) => json(status, { success: false, message })

async function parseBody(request: Request): Promise<unknown> {
  const text = await request.text()
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new Error('The body is no JSON')
  }
}

/** @throws Error for a misspelt name, which would otherwise filter nothing */
function requireKnownNames(query: URLSearchParams, { queries = [] }: Resource): void {
  const unknown = [...query.keys()].find((name) => !queries.includes(name))
  if (unknown !== undefined) throw new Error(`Nobody knows "${unknown}" in the query`)
}

/**
 * Handles requests below `/__sandbox/`, as JSON: GET returns state, POST changes it. The root lists all resources.
 * @param more resources besides those of every world
 */
export async function answerControl(
  host: WorldHost,
  request: Request,
  more: Readonly<Record<string, Resource>> = {},
): Promise<Response> {
  const known = { ...resources, ...more }
  const { pathname, searchParams } = new URL(request.url)
  const name = pathname.slice(CONTROL_PATH.length).replace(/\/$/, '')
  if (name === '') {
    const list = Object.entries(known).map(([key, { about, change }]) => ({
      path: CONTROL_PATH + key,
      methods: change ? ['GET', 'POST'] : ['GET'],
      about,
    }))
    return json(200, { success: true, data: { resources: list } })
  }
  const resource = Object.hasOwn(known, name) ? known[name] : undefined
  if (!resource) return refuseControl(404, `There is no ${pathname}; ${CONTROL_PATH} lists what there is.`)
  try {
    requireKnownNames(searchParams, resource)
    if (request.method === 'POST') {
      if (!resource.change) return refuseControl(405, `${pathname} can only be read.`)
      await resource.change(host, await parseBody(request))
    } else if (request.method !== 'GET') return refuseControl(405, `${pathname} takes GET and POST.`)
    return json(200, { success: true, data: await resource.read(host, searchParams) })
  } catch (error) {
    return refuseControl(422, `${explainError(error)}. ${resource.about}`)
  }
}
