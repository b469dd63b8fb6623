import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SandboxPanel } from '#mocks/panel/sandbox-panel.tsx'
import { storyWorld } from '#mocks/runtime/story-worlds.ts'
import type { World } from '#mocks/world.ts'

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

export const Closed: Story = {}

export const WorldPart: Story = { args: { openAt: 'world' } }

export const Data: Story = {
  args: { openAt: 'data' },
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: /Muğam/ }))
    await expect(page().getByRole('button', { name: 'generate → IN_PROGRESS' })).toBeEnabled()
    await expect(page().getByRole('button', { name: 'pay: not allowed from here' })).toBeDisabled()
  },
}

export const Time: Story = { args: { openAt: 'time' } }

export const Network: Story = {
  args: { openAt: 'network' },
  play: async ({ loaded }) => {
    await userEvent.selectOptions(await page().findByLabelText('Call'), 'generate')
    await userEvent.type(page().getByLabelText('Let through first'), '2')
    await userEvent.click(page().getByRole('button', { name: 'Add the fault' }))
    await expect(page().getByText('generate · 500 · +2 · ×1')).toBeVisible()
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

export const Outbox: Story = { args: { openAt: 'mails' } }

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

export const OnAPhone: Story = { args: { openAt: 'world' }, globals: { viewport: { value: 'phone' } } }

export const InTheDark: Story = { args: { openAt: 'time' }, globals: { theme: 'dark' } }
