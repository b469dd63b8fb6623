import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dueEvents } from '#mocks/control/due-events.ts'
import { sendMail } from '#mocks/features/account/send-mail.ts'
import { type PanelPart, panelTexts } from '#mocks/panel/panel-texts.ts'
import { SandboxPanel } from '#mocks/panel/sandbox-panel.tsx'
import { storyWorld } from '#mocks/runtime/story-worlds.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { World } from '#mocks/world.ts'
import { hasColour } from '../support/has-colour.ts'

const worldOfStory = async ({ id }: { id: string }) => ({ world: await storyWorld(id, 'main') })

const meta = {
  title: 'Sandbox/Panel',
  component: SandboxPanel,
  loaders: [worldOfStory],
  parameters: {
    world: {},
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  render: (args, { loaded }) => <SandboxPanel {...args} world={loaded.world as World} />,
  args: { scenario: 'main', world: undefined as unknown as World, begin: async () => {} },
} satisfies Meta<typeof SandboxPanel>

export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)

const opened = (part: PanelPart) => page().findByRole('tab', { name: panelTexts.tabs[part], selected: true })

export const Closed: Story = {
  play: async () => {
    await expect(page().getByRole('button', { name: panelTexts.panel })).toBeVisible()
    await expect(page().queryByRole('tab')).toBeNull()
  },
}

/** The scenario, who is logged in, and the world as a link or a file. */
export const WorldPart: Story = {
  args: { openAt: 'world' },
  play: async () => {
    await opened('world')
    await expect(page().getByLabelText(panelTexts.scenario)).toHaveValue('main')
    await expect(page().getByText(scenarios.main.description)).toBeVisible()
    await expect(page().getByText(panelTexts.loggedIn(demoAccounts.leyla.name))).toBeVisible()
    await expect(page().getByRole('button', { name: panelTexts.copyWorldLink })).toBeVisible()
  },
}

/** Once the token has been ended the panel says so, and offers it no more. */
export const TokenExpired: Story = {
  args: { openAt: 'world' },
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: panelTexts.expire }))
    await expect(await page().findByText(panelTexts.expired(demoAccounts.leyla.name))).toBeVisible()
    await expect(page().queryByRole('button', { name: panelTexts.expire })).toBeNull()
  },
}

/** What the world is to do by itself is listed; the clock goes to the first of it with one press. */
export const Time: Story = {
  args: { openAt: 'time' },
  play: async ({ loaded }) => {
    await opened('time')
    const due = () => dueEvents(loaded.world)
    const [first] = due()
    if (!first) throw new TypeError('nothing is due')
    await expect(page().getAllByRole('listitem')).toHaveLength(due().length)
    await userEvent.click(page().getByRole('button', { name: panelTexts.toNext }))
    await waitFor(() => expect(loaded.world.clock.now()).toBeGreaterThanOrEqual(first.at))
    await waitFor(() => expect(due().map(({ id }) => id)).not.toContain(first.id))
  },
}

export const Network: Story = {
  args: { openAt: 'network' },
  play: async ({ loaded }) => {
    await userEvent.selectOptions(await page().findByLabelText('Call'), 'generate')
    await userEvent.type(page().getByLabelText('Let through first'), '2')
    await userEvent.click(page().getByRole('button', { name: 'Add the fault' }))
    await expect(page().getByText('generate · 500 · +2 · ×1')).toBeVisible()
    await expect(page().getByRole('status')).toHaveTextContent('Added: generate · 500 · +2 · ×1')
    expect(loaded.world.faults.rules).toEqual([
      { endpoint: 'generate', fault: { kind: 'status', status: 500 }, skip: 2, times: 1 },
    ])
  },
}

export const Requests: Story = {
  args: { openAt: 'requests' },
  play: async ({ loaded }) => {
    await loaded.world.fetch(new Request(new URL('/api/languages', location.origin)))
    await userEvent.click(await page().findByRole('button', { name: /401 GET/ }))
    await expect(page().getByRole('button', { name: 'Copy as curl' })).toBeVisible()
  },
}

export const OutboxEmpty: Story = {
  args: { openAt: 'mails' },
  play: async () => {
    await opened('mails')
    await expect(page().getByText(panelTexts.noMails)).toBeVisible()
  },
}

/** A mail that the product sends, with its link to open. */
export const Outbox: Story = {
  args: { openAt: 'mails' },
  play: async ({ loaded }) => {
    await opened('mails')
    const { id, email } = demoAccounts.leyla
    const world = loaded.world as World
    await world.write((tx) => {
      const customer = tx.customers.get(id)
      if (!customer) throw new TypeError('nobody to write to')
      sendMail(tx, customer, { kind: 'reset', locale: 'en', link: `${location.origin}/reset-password/story` })
    })
    await expect(await page().findByText(new RegExp(`^${email}`))).toBeVisible()
    await expect(page().getByRole('button', { name: panelTexts.openLink })).toBeVisible()
  },
}

/** Opened and closed without a mouse: the focus goes in, stays where the arrows lead, and comes back. */
export const ByKeyboard: Story = {
  render: (args, { loaded }) => (
    <>
      <button type="button">Page</button>
      <SandboxPanel {...args} world={loaded.world as World} />
    </>
  ),
  play: async () => {
    const user = userEvent.setup()
    page().getByRole('button', { name: 'Page' }).focus()
    await user.keyboard('{Control>}[Backquote]{/Control}')
    const opened = await page().findByRole('tab', { selected: true })
    await waitFor(() => expect(opened).toHaveFocus())
    await user.keyboard('{Home}{ArrowRight}')
    await expect(page().getByRole('tab', { name: 'Data' })).toHaveFocus()
    await user.keyboard('{Tab}{Tab}')
    await expect(page().getByLabelText('Collection')).toHaveFocus()
    await user.keyboard('{Escape}')
    await expect(page().queryByRole('tab')).toBeNull()
    await expect(page().getByRole('button', { name: 'Page' })).toHaveFocus()
  },
}

/** The sheet keeps to the page, however narrow that is. */
export const OnAPhone: Story = {
  args: { openAt: 'world' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await opened('world')
    const sheet = document.querySelector('.sandbox-sheet')?.getBoundingClientRect()
    await expect(sheet?.left).toBeGreaterThanOrEqual(0)
    await expect(sheet?.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const InTheDark: Story = {
  args: { openAt: 'time' },
  globals: { theme: 'dark' },
  play: async () => {
    await hasColour(await opened('time'), 'ink')
  },
}
