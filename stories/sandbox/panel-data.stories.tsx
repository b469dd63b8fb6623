import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { panelTexts } from '#mocks/panel/panel-texts.ts'
import { SandboxPanel } from '#mocks/panel/sandbox-panel.tsx'
import { storyWorld } from '#mocks/runtime/story-worlds.ts'
import type { World } from '#mocks/world.ts'
import { hasColour } from '../support/has-colour.ts'

const worldOfStory = async ({ id }: { id: string }) => ({ world: await storyWorld(id, 'main') })

const meta = {
  title: 'Sandbox/Panel data',
  component: SandboxPanel,
  loaders: [worldOfStory],
  parameters: {
    world: {},
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  render: (args, { loaded }) => <SandboxPanel {...args} world={loaded.world as World} />,
  args: { scenario: 'main', world: undefined as unknown as World, begin: async () => {}, openAt: 'data' },
} satisfies Meta<typeof SandboxPanel>

export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)

/** Statuses that a project may not take from where it is are shown as such. */
export const ProjectMoves: Story = {
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: /Muğam/ }))
    await expect(page().getByRole('button', { name: 'generate → IN_PROGRESS' })).toBeEnabled()
    await expect(page().getByRole('button', { name: 'pay: not allowed from here' })).toBeDisabled()
  },
}

/** A value of another kind is refused in words, and nothing is changed. */
export const ValueRefused: Story = {
  play: async ({ loaded }) => {
    await userEvent.selectOptions(await page().findByLabelText('Collection'), 'wallets')
    await userEvent.click(page().getAllByRole('button', { name: /^1\b/ })[0] as HTMLElement)
    const balance = page().getByLabelText('available')
    const before = loaded.world.db.wallets.get(1)
    await userEvent.clear(balance)
    await userEvent.type(balance, 'a lot')
    await userEvent.click(page().getByRole('button', { name: 'Save' }))
    await expect(await page().findByText(/available: write a number/)).toBeVisible()
    expect(loaded.world.db.wallets.get(1)).toEqual(before)
  },
}

/** Money is edited in qəpik, and said in manat beside it; less than nothing is nobody's balance. */
export const BalanceRefused: Story = {
  play: async ({ loaded }) => {
    await userEvent.selectOptions(await page().findByLabelText('Collection'), 'wallets')
    await userEvent.click(page().getByRole('button', { name: /Leyla/ }))
    const balance = page().getByLabelText('available')
    await userEvent.clear(balance)
    await userEvent.type(balance, '-5')
    await expect(balance).toHaveAccessibleDescription('-0.05 ₼')
    await userEvent.click(page().getByRole('button', { name: 'Save' }))
    await hasColour(await page().findByText('available: whole qəpik, none or more'), 'danger')
    await expect(loaded.world.db.wallets.get(1).available).toBeGreaterThan(0)
  },
}

/** The focus goes from a row of the list into the open row, and back to where it was. */
export const RowByKeyboard: Story = {
  play: async () => {
    const user = userEvent.setup()
    await userEvent.selectOptions(await page().findByLabelText('Collection'), 'blocks')
    const row = page().getAllByRole('button', { name: /text$/ })[2] as HTMLElement
    const name = row.textContent ?? ''
    row.focus()
    await user.keyboard('{Enter}')
    const back = await page().findByRole('button', { name: panelTexts.backToList })
    await expect(back).toHaveFocus()
    await expect(page().getByLabelText('text').tagName).toBe('TEXTAREA')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(name))
  },
}
