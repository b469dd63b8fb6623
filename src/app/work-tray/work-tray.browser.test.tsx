import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { type ProjectStatus, projectStatuses } from '#src/contract/project-summary.ts'
import { notifications } from '#src/lib/notifications.ts'
import { openApp } from '#tests/support/open-app.tsx'

const { COMPLETED, IN_PROGRESS, REJECTED } = projectStatuses

/** A finished dub of a scenario in which nothing runs. */
const ID = 4
const OTHERS = [1, 2]
const scenario = 'dubs'
const RECORD = 'customer.1.work'
const ADDRESS = `/en/services/dubbing/${ID}`
const tray = page.getByRole('button', { name: /^\d projects? (?:is|are|has|have)/ })
const heading = page.getByRole('heading', { level: 1 })
const list = page.getByRole('dialog', { name: 'Work' })

/** A toast's words, before its link. */
const told = (words: string, within: Pick<typeof page, 'getByText'> = page) =>
  within.getByText(words, { exact: false })

const become = (world: World, status: ProjectStatus, id = ID) =>
  world.write((tx) => void tx.projects.update(id, { status }))

const titleOf = (world: World, id = ID) => world.db.projects.get(id)?.title ?? ''

/** Opens a page while a project runs, and waits until the tray knows it. */
async function openDuringRun(address = '/en/transactions') {
  const app = await openApp(address, {
    scenario,
    prepare(world) {
      void become(world, IN_PROGRESS)
      return undefined
    },
  })
  await expect.element(tray).toHaveAccessibleName('1 project is running.')
  await expect.poll(() => localStorage.getItem(RECORD)).not.toBeNull()
  return { ...app, title: titleOf(app.world) }
}

function hidePage() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

function showPage() {
  vi.restoreAllMocks()
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** A browser that allows notifications, or asks and gets this answer. */
function browserThat(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const shown: FakeNotification[] = []
  class FakeNotification extends EventTarget {
    static permission = permission
    static requestPermission = vi.fn(async () => {
      FakeNotification.permission = answer
      return answer
    })
    readonly title: string
    constructor(title: string) {
      super()
      this.title = title
      if (title !== '') shown.push(this)
    }
    close() {}
  }
  vi.stubGlobal('Notification', FakeNotification)
  return { shown, asked: FakeNotification.requestPermission }
}

afterEach(() => {
  showPage()
  vi.unstubAllGlobals()
})

test('while nothing runs and nothing has ended the header shows no tray', async () => {
  await openApp('/en/transactions', { scenario })
  await expect.poll(() => localStorage.getItem(RECORD)).not.toBeNull()
  await expect.element(tray).not.toBeInTheDocument()
})

test('when work ends on another page, a toast leads there, and the tab and the tray show it until then', {
  tags: 'long',
}, async () => {
  const { world, title, address } = await openDuringRun()
  const usual = 'Transactions · Avaz'
  await expect.poll(() => document.title).toBe(usual)
  await become(world, COMPLETED)
  await expect.element(told(`“${title}” is ready.`)).toBeVisible()
  await expect.element(tray).toHaveAccessibleName('1 project has ended.')
  expect(document.title).toBe(`(1) ${usual}`)
  await userEvent.click(page.getByRole('link', { name: 'Open', exact: true }))
  await expect.poll(address).toBe(ADDRESS)
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(tray).not.toBeInTheDocument()
  expect(notifications.shown()).toEqual([])
  expect(document.title).not.toMatch(/^\(/)
})

test('on the narrowest phone the header has room for running and ended work', { tags: 'long' }, async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(1280, 800))
  const { world } = await openDuringRun('/en')
  const [other = 0] = OTHERS
  await become(world, IN_PROGRESS, other)
  await expect.element(tray).toHaveAccessibleName('2 projects are running.')
  await become(world, COMPLETED)
  await expect.element(tray).toHaveAccessibleName('1 project has ended. 1 project is running.')
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('on the narrowest phone the way back has room to be pressed next to running work', {
  tags: 'long',
}, async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(1280, 800))
  await openDuringRun('/en/services/text-to-speech')
  const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()
  await expect.element(back).toBeVisible()
  expect(back.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('a toast announces rejected work as an error', { tags: 'long' }, async () => {
  const { world, title } = await openDuringRun()
  await become(world, REJECTED)
  await expect.element(told(`“${title}” was rejected.`, page.getByRole('alert'))).toBeVisible()
})

test('a project that the customer looks at gets no toast', { tags: 'long' }, async () => {
  const { world } = await openDuringRun(ADDRESS)
  const told = vi.fn()
  onTestFinished(notifications.subscribe(told))
  await become(world, COMPLETED)
  await expect.element(tray).not.toBeInTheDocument()
  expect(told).not.toHaveBeenCalled()
})

test('the list shows the progress, leads to the project by keyboard, and can be marked as seen', {
  tags: 'long',
}, async () => {
  const { world, title, address } = await openDuringRun()
  tray.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(list.getByRole('region', { name: 'Running' }).getByText(/^\d+%$/)).toBeVisible()
  await become(world, COMPLETED)
  const ended = list.getByRole('region', { name: 'Ended since you last looked' })
  await expect.element(ended.getByRole('link', { name: `Dubbing ${title}` })).toBeVisible()
  await userEvent.click(list.getByRole('button', { name: 'Mark all as seen' }))
  await expect.element(tray).not.toBeInTheDocument()
  expect(document.activeElement).toBe(page.getByRole('main').element())
  expect(address()).toBe('/en/transactions')
})

test('work that ended between two visits is in the tray of the next', { tags: 'long' }, async () => {
  const { world, reload, title } = await openDuringRun()
  hidePage()
  await become(world, COMPLETED)
  reload()
  await expect.element(heading).toBeVisible()
  showPage()
  await expect.element(told(`“${title}” is ready.`)).toBeVisible()
  await expect.element(tray).toHaveAccessibleName('1 project has ended.')
})

test('several projects that end at once share one toast', async () => {
  const { world } = await openDuringRun()
  for (const id of OTHERS) await become(world, IN_PROGRESS, id)
  await expect.element(tray).toHaveAccessibleName('3 projects are running.')
  await world.write((tx) => {
    for (const id of [ID, ...OTHERS]) tx.projects.update(id, { status: COMPLETED })
  })
  await expect.element(told('Work on 3 projects has ended.')).toBeVisible()
  expect(notifications.shown()).toHaveLength(1)
})

test('in a hidden tab a notification of the browser announces the end and leads there, and no toast follows', {
  tags: 'long',
}, async () => {
  const browser = browserThat('granted')
  localStorage.setItem('customer.1.notifies', 'true')
  const { world, title, address } = await openDuringRun()
  hidePage()
  await become(world, COMPLETED)
  await expect.poll(() => browser.shown.map((note) => note.title)).toEqual([`“${title}” is ready.`])
  showPage()
  await expect.element(tray).toHaveAccessibleName('1 project has ended.')
  expect(notifications.shown()).toEqual([])
  browser.shown[0]?.dispatchEvent(new Event('click'))
  await expect.poll(address).toBe(ADDRESS)
})

test('without notifications the toast waits until the customer returns to the tab', {
  tags: 'long',
}, async () => {
  const { world, title } = await openDuringRun()
  hidePage()
  await become(world, COMPLETED)
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  expect(notifications.shown()).toEqual([])
  showPage()
  await expect.element(told(`“${title}” is ready.`)).toBeVisible()
})

test.each([
  ['granted', 'The browser will notify you when it is ready.', 'true'],
  ['denied', /^The browser does not allow notifications\./, null],
] as const)(
  'during a long run a press asks the browser for notifications, and the page says that it has %s them',
  async (answer, words, choice) => {
    const browser = browserThat('default', answer)
    await openApp('/en/services/dubbing/1', { scenario: 'dubs-running' })
    const offer = page.getByRole('button', { name: 'Tell me when it is ready' })
    await expect.element(offer).toBeVisible()
    expect(browser.asked).not.toHaveBeenCalled()
    await userEvent.click(offer)
    await expect.element(page.getByText(words)).toBeVisible()
    expect(browser.asked).toHaveBeenCalledOnce()
    expect(localStorage.getItem('customer.1.notifies')).toBe(choice)
  },
)

test.each(['granted', 'denied'] as const)(
  'a customer who has decided (%s) is not asked again',
  async (permission) => {
    browserThat(permission)
    if (permission === 'granted') localStorage.setItem('customer.1.notifies', 'true')
    await openApp('/en/services/dubbing/1', { scenario: 'dubs-running' })
    await expect.element(tray).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Tell me when it is ready' }))
      .not.toBeInTheDocument()
    await userEvent.click(tray)
    const stop = list.getByRole('button', { name: 'Turn off browser notifications' })
    if (permission === 'denied') {
      await expect.element(list.getByRole('link').first()).toBeVisible()
      await expect.element(stop).not.toBeInTheDocument()
      return
    }
    await userEvent.click(stop)
    await expect.element(stop).not.toBeInTheDocument()
    expect(localStorage.getItem('customer.1.notifies')).toBeNull()
  },
)
