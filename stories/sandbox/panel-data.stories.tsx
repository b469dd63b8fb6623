import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { panelTexts } from '#mocks/panel/panel-texts.ts'
import { SandboxPanel } from '#mocks/panel/sandbox-panel.tsx'
import { type Guide, panelAccess } from '../support/guide.ts'
import { hasColour } from '../support/has-colour.ts'
import { panelArgs, panelPage, panelStory } from '../support/panel-page.tsx'

const meta = {
  title: 'Sandbox/Panel data',
  component: SandboxPanel,
  ...panelStory,
  parameters: {
    ...panelStory.parameters,
    guide: {
      is: 'The tabs of the panel that show and change data.',
      use: 'To look into the backend of the app that is shown.',
      instead: 'Panel world for clock, faults and speed.',
      ...panelAccess,
      status: 'stable',
    } satisfies Guide,
  },
  args: { ...panelArgs, openAt: 'data' },
} satisfies Meta<typeof SandboxPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Invalid next statuses of a project are marked. */
export const ProjectMoves: Story = {
  play: async () => {
    await userEvent.click(await panelPage().findByRole('button', { name: /Muğam/ }))
    await expect(panelPage().getByRole('button', { name: 'generate → IN_PROGRESS' })).toBeEnabled()
    await expect(panelPage().getByRole('button', { name: 'pay: not allowed from here' })).toBeDisabled()
  },
}

/** After a status change the focus is on the new status, and Escape still closes the panel. */
export const ProjectMoved: Story = {
  play: async () => {
    const user = userEvent.setup()
    await user.click((await panelPage().findAllByRole('button', { name: /DRAFT$/ }))[0] as HTMLElement)
    await user.click(panelPage().getByRole('button', { name: 'generate → IN_PROGRESS' }))
    const status = await panelPage().findByRole('heading', { name: 'Status: IN_PROGRESS' })
    await waitFor(() => expect(status).toHaveFocus())
    await user.keyboard('{Escape}')
    await expect(panelPage().queryByRole('tab')).toBeNull()
  },
  tags: ['long'],
}

/** The search covers everything that a row shows, also related data: here the owner of the wallet. */
export const Found: Story = {
  play: async () => {
    await userEvent.selectOptions(await panelPage().findByLabelText('Collection'), 'wallets')
    await userEvent.type(panelPage().getByLabelText(panelTexts.find), 'leyla')
    await expect(panelPage().getByText(panelTexts.found(1, 1))).toBeVisible()
    await expect(panelPage().getByRole('button', { name: /Leyla Məmmədova/ })).toBeVisible()
  },
  tags: ['long'],
}

/** A promo code whose value changes from now on. */
export const PromoCodeSaved: Story = {
  play: async ({ loaded }) => {
    await userEvent.selectOptions(await panelPage().findByLabelText('Collection'), 'promoCodes')
    await userEvent.click(panelPage().getByRole('button', { name: /^AVAZ10/ }))
    const amount = panelPage().getByLabelText('amount')
    await userEvent.clear(amount)
    await userEvent.type(amount, '25,00')
    await userEvent.click(panelPage().getByRole('button', { name: panelTexts.save }))
    await expect(await panelPage().findByText(panelTexts.saved)).toBeVisible()
    expect(loaded.world.db.promoCodes.get('AVAZ10')).toMatchObject({ amount: 2500 })
  },
  tags: ['long'],
}

/** A value of another type is refused with a reason, and nothing changes. */
export const ValueRefused: Story = {
  play: async ({ loaded }) => {
    await userEvent.selectOptions(await panelPage().findByLabelText('Collection'), 'wallets')
    await userEvent.click(panelPage().getAllByRole('button', { name: /^1\b/ })[0] as HTMLElement)
    const balance = panelPage().getByLabelText('available')
    const before = loaded.world.db.wallets.get(1)
    await userEvent.clear(balance)
    await userEvent.type(balance, 'a lot')
    await userEvent.click(panelPage().getByRole('button', { name: 'Save' }))
    await expect(await panelPage().findByText(/available: write manats/)).toBeVisible()
    expect(loaded.world.db.wallets.get(1)).toEqual(before)
  },
  tags: ['long'],
}

/** The refusal lists the allowed values; fields that other rows depend on are read-only. */
export const ChoiceRefused: Story = {
  play: async () => {
    await userEvent.selectOptions(await panelPage().findByLabelText('Collection'), 'blocks')
    await userEvent.click(panelPage().getAllByRole('button', { name: /text$/ })[0] as HTMLElement)
    await expect(panelPage().getByLabelText('project_id')).toHaveAttribute('readonly')
    const type = panelPage().getByLabelText('type')
    await userEvent.clear(type)
    await userEvent.type(type, 'novel')
    await userEvent.click(panelPage().getByRole('button', { name: panelTexts.save }))
    await hasColour(await panelPage().findByText(/^type: only text, pause, chapter, /), 'danger')
  },
  tags: ['long'],
}

/** Money is edited in manat; a negative balance is refused. */
export const BalanceRefused: Story = {
  play: async ({ loaded }) => {
    await userEvent.selectOptions(await panelPage().findByLabelText('Collection'), 'wallets')
    await userEvent.click(panelPage().getByRole('button', { name: /Leyla/ }))
    const balance = panelPage().getByLabelText('available')
    await userEvent.clear(balance)
    await userEvent.type(balance, '-5')
    await expect(balance).toHaveAccessibleDescription('₼')
    await userEvent.click(panelPage().getByRole('button', { name: 'Save' }))
    await hasColour(await panelPage().findByText('available: whole qəpik, none or more'), 'danger')
    await expect(loaded.world.db.wallets.get(1).available).toBeGreaterThan(0)
  },
  tags: ['long'],
}

/** The focus moves from a row of the list into the open row, and back. */
export const RowByKeyboard: Story = {
  play: async () => {
    const user = userEvent.setup()
    await userEvent.selectOptions(await panelPage().findByLabelText('Collection'), 'blocks')
    const row = panelPage().getAllByRole('button', { name: /text$/ })[2] as HTMLElement
    const name = row.textContent ?? ''
    row.focus()
    await user.keyboard('{Enter}')
    const back = await panelPage().findByRole('button', { name: panelTexts.backToList })
    await expect(back).toHaveFocus()
    await expect(panelPage().getByLabelText('text').tagName).toBe('TEXTAREA')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(name))
  },
  tags: ['long'],
}
