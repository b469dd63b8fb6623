import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { WorkTray } from '#src/app/work-tray/work-tray.tsx'
import { type ProjectStatus, projectStatuses } from '#src/contract/project-summary.ts'
import { TellWhenReady } from '#src/features/runs/tell-when-ready.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, layoutAccess } from '../support/guide.ts'

const { COMPLETED, REJECTED } = projectStatuses

/** Of five dubs that run, some end. */
const meta = {
  title: 'Layouts/Work tray',
  parameters: {
    guide: {
      is: 'The list in the header of work that runs or has ended.',
      use: 'For everything that goes on while the customer is elsewhere.',
      instead: 'The progress in the project itself.',
      ...layoutAccess,
      status: 'new',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: WorkTray,
  subcomponents: { TellWhenReady },
} satisfies Meta

export default meta
type Story = StoryObj

const WORLD = { scenario: 'dubs-running' } as const
const OTHER_PAGE = '/transactions'
const phone = { viewport: { value: 'phone', isRotated: false } }

const trayOf = (page: Page, key: 'running' | 'ended', count: number) =>
  page.findByRole('button', { name: new RegExp(i18n.t(`runs-tray:button.${key}`, { count })) }, WAIT)

const openTray = async (page: Page, tray: Promise<HTMLElement>) => {
  await userEvent.click(await tray)
  await page.findByRole('dialog', { name: i18n.t('runs-tray:title') }, WAIT)
  await page.findByRole('link', { name: /Qarışdırılan film/ }, WAIT)
}

async function endProjects(page: Page, world: World, ...statuses: ProjectStatus[]) {
  await trayOf(page, 'running', 5)
  await world.write((tx) =>
    statuses.forEach((status, index) => void tx.projects.update(index + 2, { status })),
  )
  return trayOf(page, 'ended', statuses.length)
}

export const Running: Story = appStory(OTHER_PAGE, WORLD, (page) =>
  openTray(page, trayOf(page, 'running', 5)),
)

export const Ended: Story = {
  ...appStory(OTHER_PAGE, WORLD, (page, world) =>
    openTray(page, endProjects(page, world, COMPLETED, REJECTED)),
  ),
  tags: ['long'],
}

export const EndedOnPhone: Story = { ...Ended, globals: phone, tags: ['long', 'phone'] }

/** The toast leads to the project, and is in the way of nothing. */
export const Told: Story = {
  ...appStory(OTHER_PAGE, WORLD, async (page, world) => {
    await endProjects(page, world, COMPLETED)
    await page.findByRole('link', { name: i18n.t('common:actions.open') }, WAIT)
  }),
  tags: ['long'],
}

/** A browser that has not asked the customer yet, and whose customer refuses. */
function withoutNotificationChoice() {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'Notification')
  class Undecided {
    static permission = 'default'
    static async requestPermission() {
      Undecided.permission = 'denied'
      return Undecided.permission
    }
    close() {}
  }
  Object.defineProperty(globalThis, 'Notification', { configurable: true, writable: true, value: Undecided })
  return () => {
    if (real) Object.defineProperty(globalThis, 'Notification', real)
  }
}

const offer = () => i18n.t('runs-tray:notify.action')

export const Offer: Story = {
  ...appStory('/services/dubbing/1', WORLD, (page) => page.findByRole('button', { name: offer() }, WAIT)),
  beforeEach: withoutNotificationChoice,
  tags: ['long'],
}

export const OfferRefused: Story = {
  ...appStory('/services/dubbing/1', WORLD, async (page) => {
    await press(page, offer())
    await page.findByText(i18n.t('runs-tray:notify.refused'), {}, WAIT)
    await waitFor(() => expect(page.queryByRole('button', { name: offer() })).toBeNull())
  }),
  beforeEach: withoutNotificationChoice,
  tags: ['long'],
}
