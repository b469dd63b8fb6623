import { ApiError } from '#src/api/api-error.ts'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import { bodyBlockOf } from '#src/features/editor/core/sync/next-call.ts'
import type { SyncGateway } from '#src/features/editor/core/sync/sync-gateway.ts'

/** Outcome of a request. `lost-answer`: the server does it, but the response never arrives. */
export type Fault = 'none' | 'not-sent' | 'lost-answer' | 'refused' | 'too-large'

const refusal = (status: number) => new ApiError({ kind: 'refused', method: 'PUT', path: '/model', status })
const noAnswer = () => new ApiError({ kind: 'network', method: 'PUT', path: '/model' })

/** The rules of the contract on a list in memory, with a fault for each request. */
export function createModelServer(nextFault: () => Fault = () => 'none') {
  let blocks: Block[] = []
  let removed: Block[] = []
  let version = 1
  let nextId = 1
  let settings: Pick<Project, 'language'> & { voice_id: number | null } = { language: 1, voice_id: null }

  const blockOf = (text: string, clientId: string | null, type: Block['type'] = 'text'): Block => ({
    id: nextId++,
    project_id: 1,
    client_id: clientId,
    sort: 0,
    type,
    text,
    voice_id: null,
    settings: null,
    is_stale: false,
    generated: { status: 'none' },
  })
  const project = (): Project => ({
    id: 1,
    slug: 'text-to-speech',
    title: 'Model',
    language: settings.language,
    status: projectStatuses.DRAFT,
    price: '0.00',
    progress: 0,
    characters: 0,
    created_at: '2026-11-21T08:00:00.000Z',
    updated_at: '2026-11-21T08:00:00.000Z',
    version,
    body: { blocks: blocks.map((block) => ({ ...block })), voice_id: settings.voice_id },
  })
  /** Removes blocks and keeps them, so that they can be restored under their client ids. */
  const setAside = (gone: readonly Block[]) => {
    removed = [...removed, ...gone]
    blocks = blocks.filter((one) => !gone.includes(one))
  }
  const revive = (clientId: string | undefined) => {
    const back = removed.find((one) => clientId !== undefined && one.client_id === clientId)
    removed = removed.filter((one) => one !== back)
    return back
  }
  const need = (id: number) => {
    const block = blocks.find((one) => one.id === id)
    if (!block) throw refusal(404)
    return block
  }

  async function answer<Answer>(work: () => Answer): Promise<Answer> {
    const fault = nextFault()
    await Promise.resolve()
    if (fault === 'not-sent') throw noAnswer()
    if (fault === 'refused') throw refusal(500)
    if (fault === 'too-large') throw refusal(413)
    const result = work()
    if (fault === 'lost-answer') throw noAnswer()
    return result
  }
  const write = <Answer>(work: () => Answer) =>
    answer(() => {
      const result = work()
      version += 1
      return result
    })

  const gateway: SyncGateway = {
    fetch: () => answer(project),
    version: () => answer(() => version),
    whole: (ids) => answer(() => blocks.filter(({ id }) => ids.includes(id))),
    defaults: ({ values }) =>
      write(() => {
        settings = { language: values.language ?? settings.language, voice_id: values.voiceId ?? null }
        return project()
      }),
    add: ({ block, place }) =>
      write(() => {
        const known = blocks.find((one) => one.client_id === block.clientId)
        if (known) return { ...known }
        const back = revive(block.clientId)
        const added = back ? { ...back, text: block.text } : blockOf(block.text, block.clientId, block.type)
        blocks = [...blocks.slice(0, place), added, ...blocks.slice(place)]
        return { ...added }
      }),
    update: ({ id, content }) =>
      write(() => {
        const changed = { ...need(id), ...(content.text !== undefined && { text: content.text }) }
        blocks = blocks.map((one) => (one.id === id ? changed : one))
        return { block: { ...changed }, version: version + 1 }
      }),
    delete: ({ id }) =>
      write(() => {
        setAside([need(id)])
        return { version: version + 1 }
      }),
    sort: ({ ids }) =>
      write(() => {
        const named = ids.flatMap((id) => blocks.find((one) => one.id === id) ?? [])
        blocks = [...named, ...blocks.filter((one) => !ids.includes(one.id))]
        return { version: version + 1 }
      }),
    save: (call) =>
      answer(() => {
        if (call.version !== version) throw refusal(409)
        version += 1
        const before = blocks
        const next = call.blocks.map(bodyBlockOf).map((body) => {
          const known =
            before.find(
              (one) => one.id === body.id || (body.client_id && one.client_id === body.client_id),
            ) ?? revive(body.client_id)
          const { text = known?.text ?? '' } = body
          return known ? { ...known, text } : blockOf(text, body.client_id ?? null, body.type)
        })
        const kept = new Set(next.map(({ id }) => id))
        setAside(before.filter(({ id }) => !kept.has(id)))
        blocks = next
        return project()
      }),
  }
  return {
    gateway,
    project,
    blocks: (): readonly Block[] => blocks,
    /** Adds blocks as if they had been written long ago. */
    seed(texts: readonly string[]) {
      blocks = texts.map((text) => ({
        ...blockOf(text, newBlock().clientId),
        generated: { status: 'ready', audio_url: `/${text}.wav`, text },
      }))
    },
  }
}
