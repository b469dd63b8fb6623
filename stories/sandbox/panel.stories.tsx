import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { dueEvents, moveToNextEvent } from '#mocks/control/due-events.ts'
import { sendMail } from '#mocks/features/account/send-mail.ts'
import { panelTexts } from '#mocks/panel/panel-texts.ts'
import { SandboxPanel } from '#mocks/panel/sandbox-panel.tsx'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { World } from '#mocks/world.ts'
import { type Guide, panelAccess } from '../support/guide.ts'
import { hasColour } from '../support/has-colour.ts'
import { openedPart, panelArgs, panelPage, panelStory } from '../support/panel-page.tsx'

const meta = {
  title: 'Sandbox/Panel',
  component: SandboxPanel,
  ...panelStory,
  parameters: {
    ...panelStory.parameters,
    guide: {
      is: 'The panel of the sandbox: scenarios, faults, clock, money, mails.',
      use: 'In the sandbox and the catalogue, to bring the app into a state.',
      instead: 'The addresses under `/__sandbox/` for scripts and tests.',
      ...panelAccess,
      status: 'stable',
    } satisfies Guide,
  },
  args: panelArgs,
} satisfies Meta<typeof SandboxPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async () => {
    await expect(panelPage().getByRole('button', { name: panelTexts.panel })).toBeVisible()
    await expect(panelPage().queryByRole('tab')).toBeNull()
  },
}

/** Due events of the world are listed; one press moves the clock to the first. */
export const Time: Story = {
  tags: ['long'],
  args: { openAt: 'time' },
  play: async ({ loaded }) => {
    await openedPart('time')
    const due = () => dueEvents(loaded.world)
    const [first] = due()
    if (!first) throw new TypeError('nothing is due')
    await expect(panelPage().getAllByRole('listitem')).toHaveLength(due().length)
    await userEvent.click(panelPage().getByRole('button', { name: panelTexts.toNext }))
    await waitFor(() => expect(loaded.world.clock.now()).toBeGreaterThanOrEqual(first.at))
    await waitFor(() => expect(due().map(({ id }) => id)).not.toContain(first.id))
    await expect(panelPage().getByRole('status')).toHaveTextContent(`Gone to ${first.kind}, project_id`)
  },
}

/** If nothing is due, the press shows a message. */
export const TimeNothingDue: Story = {
  args: { openAt: 'time' },
  play: async ({ loaded }) => {
    await openedPart('time')
    while (await moveToNextEvent(loaded.world));
    await userEvent.click(panelPage().getByRole('button', { name: panelTexts.toNext }))
    await waitFor(() => expect(panelPage().getByRole('status')).toHaveTextContent(panelTexts.nothingDue))
  },
  tags: ['long'],
}

export const Network: Story = {
  args: { openAt: 'network' },
  play: async ({ loaded }) => {
    await userEvent.selectOptions(await panelPage().findByLabelText('Call'), 'generate')
    await userEvent.type(panelPage().getByLabelText('Let through first'), '2')
    await userEvent.click(panelPage().getByRole('button', { name: 'Add the fault' }))
    await expect(panelPage().getByText('generate · 500 · +2 · ×1')).toBeVisible()
    await expect(panelPage().getByRole('status')).toHaveTextContent('Added: generate · 500 · +2 · ×1')
    expect(loaded.world.faults.rules).toEqual([
      { endpoint: 'generate', fault: { kind: 'status', status: 500 }, skip: 2, times: 1 },
    ])
  },
  tags: ['long'],
}

/** Invalid numbers and field errors of a fault are refused, and no request fails. */
export const FaultRefused: Story = {
  args: { openAt: 'network' },
  play: async ({ loaded }) => {
    const wrong = [
      [await panelPage().findByLabelText(panelTexts.status), '200', '500'],
      [panelPage().getByLabelText(panelTexts.fieldErrors), 'email', ''],
      [panelPage().getByLabelText(panelTexts.share), '2', ''],
      [panelPage().getByLabelText(panelTexts.seed), 'seven', ''],
    ] as const
    for (const [field, value, right] of wrong) {
      await userEvent.clear(field)
      await userEvent.type(field, value)
      await userEvent.click(panelPage().getByRole('button', { name: panelTexts.addFault }))
      await hasColour(await panelPage().findByText(panelTexts.wrongFault), 'danger')
      expect(loaded.world.faults.rules).toEqual([])
      await userEvent.clear(field)
      if (right) await userEvent.type(field, right)
    }
    await userEvent.click(panelPage().getByRole('button', { name: panelTexts.addFault }))
    await waitFor(() => expect(panelPage().queryByText(panelTexts.wrongFault)).toBeNull())
    expect(loaded.world.faults.rules).toHaveLength(1)
  },
  tags: ['long'],
}

/** Two equal faults are listed separately; after a removal the focus moves to the heading. */
export const FaultsRemoved: Story = {
  args: { openAt: 'network' },
  play: async ({ loaded }) => {
    const add = await panelPage().findByRole('button', { name: panelTexts.addFault })
    await userEvent.click(add)
    await userEvent.click(add)
    const lines = () => panelPage().queryAllByRole('button', { name: /^Remove every call/ })
    await waitFor(() => expect(lines()).toHaveLength(2))
    await userEvent.click(lines()[0] as HTMLElement)
    await waitFor(() => expect(lines()).toHaveLength(1))
    await expect(panelPage().getByRole('heading', { name: panelTexts.rules })).toHaveFocus()
    await userEvent.click(lines()[0] as HTMLElement)
    await expect(await panelPage().findByText(panelTexts.noRules)).toBeVisible()
    expect(loaded.world.faults.rules).toEqual([])
  },
  tags: ['long'],
}

export const Requests: Story = {
  args: { openAt: 'requests' },
  play: async ({ loaded }) => {
    await loaded.world.fetch(new Request(new URL('/api/languages', location.origin)))
    await userEvent.click(await panelPage().findByRole('button', { name: /401 GET/ }))
    await expect(panelPage().getByRole('button', { name: 'Copy as curl' })).toBeVisible()
  },
}

export const OutboxEmpty: Story = {
  args: { openAt: 'mails' },
  play: async () => {
    await openedPart('mails')
    await expect(panelPage().getByText(panelTexts.noMails)).toBeVisible()
  },
}

/** A mail that the product sends, with its link to open. */
export const Outbox: Story = {
  tags: ['long'],
  args: { openAt: 'mails' },
  play: async ({ loaded }) => {
    await openedPart('mails')
    const { id, email } = demoAccounts.leyla
    const world = loaded.world as World
    await world.write((tx) => {
      const customer = tx.customers.get(id)
      if (!customer) throw new TypeError('nobody to write to')
      sendMail(tx, customer, { kind: 'reset', locale: 'en', link: `${location.origin}/reset-password/story` })
    })
    await expect(await panelPage().findByText(new RegExp(`^${email}`))).toBeVisible()
    await expect(panelPage().getByRole('button', { name: panelTexts.openLink })).toBeVisible()
  },
}

/** Opened and closed with the keyboard: the focus moves in, follows the arrow keys, and returns. */
export const ByKeyboard: Story = {
  render: (args, { loaded }) => (
    <>
      <button type="button">Page</button>
      <SandboxPanel {...args} world={loaded.world as World} />
    </>
  ),
  play: async () => {
    const user = userEvent.setup()
    panelPage().getByRole('button', { name: 'Page' }).focus()
    await user.keyboard('{Control>}[Backquote]{/Control}')
    const opened = await panelPage().findByRole('tab', { selected: true })
    await waitFor(() => expect(opened).toHaveFocus())
    await user.keyboard('{Home}{ArrowRight}')
    await expect(panelPage().getByRole('tab', { name: 'Data' })).toHaveFocus()
    await user.keyboard('{Tab}{Tab}')
    await expect(panelPage().getByLabelText('Collection')).toHaveFocus()
    await user.keyboard('{Escape}')
    await expect(panelPage().queryByRole('tab')).toBeNull()
    await expect(panelPage().getByRole('button', { name: 'Page' })).toHaveFocus()
  },
}

/** The sheet fits the page at any width. */
export const OnAPhone: Story = {
  args: { openAt: 'world' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openedPart('world')
    const sheet = document.querySelector('.sandbox-sheet')?.getBoundingClientRect()
    await expect(sheet?.left).toBeGreaterThanOrEqual(0)
    await expect(sheet?.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const InTheDark: Story = {
  args: { openAt: 'time' },
  globals: { theme: 'dark' },
  play: async () => {
    await hasColour(await openedPart('time'), 'ink')
  },
}
