import { expect, test } from 'vitest'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'

type Rules = Partial<Record<ServiceSlug, string>>

const ofServices: readonly AnyEndpoint[] = Object.values(endpoints).filter(({ path }) =>
  path.includes('{slug}'),
)

const others = (kept: readonly ServiceSlug[], answer: string): Rules =>
  Object.fromEntries(ServiceSlug.options.flatMap((slug) => (kept.includes(slug) ? [] : [[slug, answer]])))

/** Services with a price that the customer must accept, because a backend may quote for any of them. */
const QUOTED: readonly ServiceSlug[] = ['cloning', 'dubbing', 'text-to-speech', 'audio-book']

const NO_BLOCKS: Rules = { cloning: '409 blocks_none' }

/** Responses to valid calls on a finished project of a service, if not 200. */
const RULES: Readonly<Record<string, Rules>> = {
  // The required files are not sent here.
  initProject: {
    cloning: '422 captcha_required',
    dubbing: '422 recording_needed',
    'audio-book': '422 book_needed',
    'speech-to-text': '422 recording_needed',
    'detect-text': '422 document_needed',
    'website-reader': '422 site_missing',
  },
  updateSettings: { 'text-to-speech': '409 settings_none', 'detect-text': '409 settings_none' },
  addBlock: {
    ...NO_BLOCKS,
    // A segment without times is refused.
    dubbing: '422 segment_times',
    'speech-to-text': '422 segment_times',
    'detect-text': '409 page_not_added',
    'chat-bot': '409 source_not_added',
  },
  updateBlock: NO_BLOCKS,
  deleteBlock: NO_BLOCKS,
  duplicateBlock: {
    ...NO_BLOCKS,
    'detect-text': '409 page_not_added',
    'chat-bot': '409 source_not_added',
  },
  sortBlocks: { ...NO_BLOCKS, 'chat-bot': '409 sources_unsorted' },
  // Unchanged paid work cannot be ordered again.
  generate: { cloning: '422 clone_unchanged', dubbing: '422 nothing_changed' },
  exportProject: {
    cloning: '409 export_none',
    'website-reader': '409 export_none',
    'chat-bot': '409 export_none',
  },
  getCode: others(['website-reader', 'chat-bot'], '409 code_none'),
  payProject: {
    ...others(QUOTED, '409 payment_none'),
    ...Object.fromEntries(QUOTED.map((slug) => [slug, '409 not_allowed_completed'])),
  },
}

/** Valid bodies of the calls that need one. */
const BODIES: Readonly<Record<string, object>> = {
  updateTitle: { title: 'Another title' },
  addBlock: { text: 'Salam.' },
  updateBlock: { text: 'Sabah.' },
  sortBlocks: { block_ids: [] },
  generate: { scope: 'all', question: { text: 'Bakıda çatdırılma neçəyədir?', conversation_id: 'c1' } },
}

/** Order of the calls: reads first, then changes, deletions last. */
const LATEST = [
  'addBlock',
  'duplicateBlock',
  'sortBlocks',
  'updateBlock',
  'deleteBlock',
  'generate',
  'deleteProject',
]
const inOrder = ofServices.toSorted((a, b) => LATEST.indexOf(a.name) - LATEST.indexOf(b.name))

async function finishedProject(client: CustomerClient, slug: ServiceSlug) {
  const { db } = client.world
  const where = { customer_id: demoAccounts.leyla.id, slug, status: projectStatuses.COMPLETED }
  const { id } = db.projects.first(where) ?? {}
  const block = db.outlines.get(id ?? 0)?.block_ids[0] ?? 1
  const { formats } = await client.get<{ formats: { code: string }[] }>(`/services/${slug}/get-formats`)
  const [first = { code: 'mp3' }] = formats.filter(({ code }) => slug !== 'dubbing' || code === 'docx')
  return { id, block, format: first.code }
}

test.each(ServiceSlug.options)('every call for %s follows its rules and explains a refusal', async (slug) => {
  const client = await customerIn()
  const { id, block, format } = await finishedProject(client, slug)
  for (const { name, method, path } of inOrder) {
    const address = path
      .replace('{slug}', slug)
      .replace(/\{(?:id|projectId)\}/, String(id))
      .replace('{blockId}', String(block))
    const body = name === 'exportProject' ? { layout: 'single', format } : (BODIES[name] ?? {})
    const query = name === 'addBlock' ? `?project_id=${id}` : ''
    // A project with work in progress cannot be deleted.
    if (name === 'deleteProject') await client.world.idle()
    const answer = await client.call(method, address + query, method === 'GET' ? undefined : body)
    const { status, message, error } = answer
    expect([name, [status, error?.code].filter(Boolean).join(' ')]).toEqual([
      name,
      RULES[name]?.[slug] ?? '200',
    ])
    if (error) expect([name, message]).toEqual([name, expect.stringMatching(/^\p{Lu}.*\p{L} .*[.!?]$/u)])
  }
})

test('a service without blocks refuses blocks in a saved project, too', async () => {
  const client = await customerIn()
  const { id } = await finishedProject(client, 'cloning')
  const saved = await client.call('PUT', `/services/cloning/${id}`, { blocks: [{ text: 'Salam.' }] })
  expect(saved).toMatchObject({ status: 409, error: { code: 'blocks_none' } })
})
