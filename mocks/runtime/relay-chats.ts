import { seededKey } from '#mocks/services/chat-bot/bot-settings.ts'
import { CHAT_PATH } from '#mocks/services/chat-bot/chat-paths.ts'
import {
  ANSWER_STATUS,
  ANSWER_TO,
  type RelayedRequest,
  relayPath,
} from '#mocks/services/chat-bot/chat-relay.ts'
import type { World } from '#mocks/world.ts'

/** The site is in the address, because a script cannot set the origin of a request. */
function requestOf(key: string, { host, isAvatar, question }: RelayedRequest): Request {
  const path = `${CHAT_PATH}${encodeURIComponent(key)}${isAvatar ? '/avatar' : ''}`
  const address = new URL(path, location.origin)
  address.searchParams.set('as', host)
  return new Request(address, question === null ? {} : { method: 'POST', body: question })
}

async function answerNext({ fetch: answer }: World, key: string): Promise<boolean> {
  const asked = await fetch(relayPath(key))
  if (asked.status === 204) return true
  if (!asked.ok) return false
  const relayed: RelayedRequest = await asked.json()
  const response = await answer(requestOf(key, relayed))
  const address = new URL(relayPath(key), location.origin)
  address.searchParams.set(ANSWER_TO, String(relayed.number))
  address.searchParams.set(ANSWER_STATUS, String(response.status))
  return (await fetch(address, { method: 'POST', body: await response.blob() })).ok
}

async function keepAnswering(world: World, key: string): Promise<void> {
  while (await answerNext(world, key).catch(() => false));
}

/** Replaces a seeded bot's key, which is the same in every browser, before a server that others use stores the bot. */
const replaceSeededKey = (world: World, id: number) =>
  world.write((tx) => {
    const row = tx.bots.get(id)
    if (row?.public_key !== seededKey(id)) return row?.public_key
    return tx.bots.update(id, { public_key: crypto.randomUUID() }).public_key
  })

/** Starts to answer requests of widgets on other sites, once a bot's code was requested. */
async function answerSites(world: World, id: number, answered: Set<string>) {
  const key = await replaceSeededKey(world, id)
  if (key === undefined || answered.has(key)) return
  const isTaken = await fetch(relayPath(key), { method: 'PUT' }).catch(() => undefined)
  await world.write((tx) => tx.bots.get(id) && tx.bots.update(id, { is_reachable: isTaken?.ok === true }))
  if (!isTaken?.ok) return
  answered.add(key)
  void keepAnswering(world, key).then(() => answered.delete(key))
}

const CODE_PATH = /\/services\/chat-bot\/get-code\/(\d+)$/

/** The backend of this page, whose bots answer on other sites as long as the page is open. */
export function withRelayedChats(world: World, answer: World['fetch']): World['fetch'] {
  const answered = new Set<string>()
  return async (request) => {
    const [, id] = CODE_PATH.exec(new URL(request.url).pathname) ?? []
    if (id !== undefined) await answerSites(world, Number(id), answered)
    return answer(request)
  }
}
