import type { Block } from '#src/contract/block.ts'
import { isSameSettings } from '#src/features/editor/core/document/editor-block.ts'
import type { CustomerClient } from '#tests/support/backend/customer-client.ts'
import { currentProject, projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'
import { act, wordsOn } from './act.ts'
import { createDevice } from './device.ts'
import { createNetwork } from './network.ts'
import { type OpenPage, openProject } from './open-page.ts'
import type { PlannedAction, Schedule } from './planned-actions.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** A draft is saved within this time after a key, in ms. */
const DRAFT_SAVED_AFTER_MS = 300
/** Without faults, all retries are done after this time, in ms. */
const SETTLED_AFTER_MS = 120_000
const ROUNDS = 4
/** Longer than all attempts to open a project with their timeouts. */
const MAX_SECONDS = 3_000

export interface Outcome {
  readonly blocks: readonly Block[]
  readonly screens: readonly (readonly (string | undefined)[])[]
  readonly lost: readonly string[]
  readonly states: readonly string[]
  readonly conflicts: number
  /** Number of times a page showed "Saved" but other text than the server had. */
  readonly lies: number
  /** Only one page wrote, and nothing was copied. */
  readonly isSingle: boolean
}

/** Plays a schedule: the app's editor in simulated browsers, with the fake backend and a virtual clock. */
export async function playSchedule(
  client: CustomerClient,
  clock: VirtualClock,
  schedule: Schedule,
): Promise<Outcome> {
  const { world } = client
  world.faults.clear()
  const { id } = await projectWith(client, ['toxum0', 'toxum1', 'toxum2'])
  const network = createNetwork(world, schedule.disturbances)
  const newDevice = () => createDevice(client.token ?? '', network.fetch)
  const phone = newDevice()
  const devices = [phone, phone, newDevice()]
  const pages: (OpenPage | undefined)[] = []
  const everOpened: OpenPage[] = []
  const written = new Set(['toxum0', 'toxum1', 'toxum2'])
  const removed = new Set<string>()
  let [conflicts, lies] = [0, 0]
  /** A page ended during a removal, so the next page may show a state from before it. */
  let isRemovalLeft = false
  const words = {
    make() {
      const word = `w${written.size}`
      written.add(word)
      return word
    },
    remove(gone: Iterable<string>) {
      for (const word of gone) removed.add(word)
    },
  }
  const pass = async (ms: number) => {
    await clock.advance(ms, network.settle)
    await network.settle()
  }
  const onConflicts = (count: number) => {
    conflicts += count
  }
  async function open(place: PlannedAction['page'], page = (devices[place] ?? phone).openPage()) {
    const opening = openProject({ page, projectId: id, onConflicts })
    let isSettled = false
    const settled = () => {
      isSettled = true
    }
    opening.then(settled, settled)
    await network.settle()
    for (let seconds = 0; !isSettled; seconds += 1) {
      if (seconds > MAX_SECONDS) throw new Error('The project never opens')
      network.pass()
      await pass(1_000)
    }
    const opened = await opening
    pages[place] = opened
    everOpened.push(opened)
    return opened
  }

  async function happen(action: PlannedAction) {
    const { page: place, kind } = action
    const here = pages[place] ?? (await open(place))
    const { page } = here
    const isEnding = kind === 'reload' || kind === 'crash' || kind === 'navigate'
    if (isEnding && isRemoving(here)) isRemovalLeft = true
    switch (kind) {
      case 'wait':
        return
      case 'look':
        return page.tell('focus')
      case 'hide':
        return page.tell('visibilitychange', 'hidden')
      case 'refuse': {
        // Refuses the next changes of order, or removals, for a reason that may last.
        const endpoint = action.at % 2 === 0 ? 'sortBlocks' : 'deleteBlock'
        world.faults.add({
          endpoint,
          times: 1 + (action.at % 3),
          fault: { kind: 'status', status: 422, message: 'no' },
        })
        return
      }
      case 'navigate':
        here.close()
        await open(place, page)
        return
      case 'crash':
        await pass(DRAFT_SAVED_AFTER_MS)
        page.end()
        pages[place] = undefined
        return
      case 'reload':
        page.tell('pagehide')
        page.end()
        await open(place)
        return
      default:
        return page.run(() => act(here, action, words))
    }
  }

  // Other pages, or a copy that the server is still making, may change the project without this page.
  const isAlone = schedule.actions.every(({ page, kind }) => page === 0 && kind !== 'copy')
  for (const action of schedule.actions) {
    await happen(action)
    network.pass()
    await network.settle()
    await pass(action.pauseMs)
    const here = pages[action.page]
    const isJudged = isAlone && !isRemovalLeft && !network.isBusy()
    if (isJudged && here && (await showsFalseSaved(client, id, here))) lies += 1
  }

  network.calm()
  world.faults.clear()
  const comeToRest = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const each of pages) {
        each?.page.tell('focus')
        await network.settle()
        void each?.page.run(() => each.editor.autosave.retry())
        await network.settle()
      }
      await pass(SETTLED_AFTER_MS)
    }
  }
  await comeToRest()
  for (const place of [0, 1, 2] as const) {
    // A page that crashed and was not reopened has left a saved draft.
    if (place in pages) await happen({ page: place, kind: 'reload', at: 0, pauseMs: 0 })
  }
  await comeToRest()
  return result()

  async function result(): Promise<Outcome> {
    const { body } = await currentProject(client, id)
    const there = new Set(body.blocks.flatMap(({ text }) => text.split(/\s+/)))
    const present = pages.filter((each) => each !== undefined)
    for (const { page } of present) page.end()
    await client.call('DELETE', `${SPEECH}/${id}`)
    const states = present.map(({ editor }) => editor.autosave.state.get().status.kind)
    // In a browser modules end with their page; here all pages share them.
    for (const each of everOpened) each.close()
    return {
      blocks: body.blocks,
      screens: present.map(({ editor }) =>
        editor.store.getOrder().map((key) => editor.store.getBlock(key)?.text),
      ),
      lost: [...written].filter((word) => !removed.has(word) && !there.has(word)),
      states,
      conflicts,
      lies,
      isSingle: isAlone,
    }
  }
}

const isRemoving = ({ editor: { store } }: OpenPage) =>
  [...store.getState().blocks.values()].some((block) => block.isRemoving)

/** Whether a page shows "Saved" while the server has other text or settings. */
async function showsFalseSaved(client: CustomerClient, id: number, open: OpenPage): Promise<boolean> {
  if (open.editor.autosave.state.get().status.kind !== 'saved') return false
  // A block that is being removed shows its own status.
  if (isRemoving(open)) return false
  const { body } = await currentProject(client, id)
  const there = body.blocks.flatMap(({ text }) => text.split(/\s+/)).filter((word) => word !== '')
  const { settings } = open.editor.store.getState().defaults
  return there.join(' ') !== wordsOn(open).join(' ') || !isSameSettings(settings, body.settings ?? null)
}
