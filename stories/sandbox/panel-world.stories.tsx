import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { panelTexts } from '#mocks/panel/panel-texts.ts'
import { SandboxPanel } from '#mocks/panel/sandbox-panel.tsx'
import { storyWorld } from '#mocks/runtime/story-worlds.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { type Guide, panelAccess } from '../support/guide.ts'
import { hasColour } from '../support/has-colour.ts'
import { openedPart, panelArgs, panelPage, panelStory } from '../support/panel-page.tsx'

const meta = {
  title: 'Sandbox/Panel world',
  component: SandboxPanel,
  ...panelStory,
  parameters: {
    ...panelStory.parameters,
    guide: {
      is: 'The tabs of the panel that change the world: clock, faults, speed, saved worlds.',
      use: 'To make something fail, wait or end.',
      instead: 'Panel data for what the world contains.',
      ...panelAccess,
      status: 'stable',
    } satisfies Guide,
  },
  args: { ...panelArgs, openAt: 'world' },
} satisfies Meta<typeof SandboxPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The scenario, who is logged in, and the world as a link or a file. */
export const Default: Story = {
  play: async () => {
    await openedPart('world')
    await expect(panelPage().getByLabelText(panelTexts.scenario)).toHaveValue('main')
    await expect(panelPage().getByText(scenarios.main.description)).toBeVisible()
    await expect(panelPage().getByText(panelTexts.loggedIn(demoAccounts.leyla.name))).toBeVisible()
    await expect(panelPage().getByRole('button', { name: panelTexts.copyWorldLink })).toBeVisible()
  },
}

/** The panel moves to another edge of the window, and its size changes by arrow keys. */
export const AtAnotherEdge: Story = {
  beforeEach: () => () => localStorage.removeItem('sandbox-dock'),
  play: async () => {
    await openedPart('world')
    const box = (name: string) => document.querySelector(name)?.getBoundingClientRect()
    const [sheet, page] = [() => box('.sandbox-sheet'), () => box('.sandbox-panel')]
    await userEvent.click(panelPage().getByRole('radio', { name: panelTexts.edges.right }))
    await expect(sheet()?.right).toBe(page()?.right)
    const width = sheet()?.width ?? 0
    panelPage().getByRole('separator', { name: panelTexts.size }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(sheet()?.width).toBeGreaterThan(width)
    await userEvent.click(panelPage().getByRole('radio', { name: panelTexts.edges.bottom }))
    await expect(sheet()?.bottom).toBe(page()?.bottom)
    await expect(sheet()?.left).toBe(page()?.left)
  },
  tags: ['long'],
}

/** A word of the name or the description finds scenarios, which are in groups by subject. */
export const ScenarioFound: Story = {
  play: async () => {
    await userEvent.type(await panelPage().findByLabelText(panelTexts.findScenario), 'too little money')
    const names = panelPage()
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    await expect(names).toContain('low-balance')
    await expect(names).toContain('main')
    await expect(names).not.toContain('empty')
    await expect(panelPage().getByRole('group', { name: 'General' })).toBeVisible()
  },
  tags: ['long'],
}

/** After the token has been ended the panel shows it and removes the button. */
export const TokenExpired: Story = {
  play: async () => {
    await userEvent.click(await panelPage().findByRole('button', { name: panelTexts.expire }))
    await expect(await panelPage().findByText(panelTexts.expired(demoAccounts.leyla.name))).toBeVisible()
    await expect(panelPage().queryByRole('button', { name: panelTexts.expire })).toBeNull()
    await waitFor(() =>
      expect(panelPage().getByText(panelTexts.expired(demoAccounts.leyla.name))).toHaveFocus(),
    )
  },
  tags: ['long'],
}

/** The replaced world can be downloaded, and a file that is not a world is refused each time it is chosen. */
export const PutAside: Story = {
  loaders: [
    async ({ id }) => {
      const world = await storyWorld(id, 'main')
      await world.store.quarantine({ projects: [] }, 'replaced')
      return { world }
    },
  ],
  play: async () => {
    await expect(await panelPage().findByRole('button', { name: panelTexts.download })).toBeVisible()
    const chosen = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!chosen) throw new TypeError('no file can be chosen')
    await userEvent.upload(chosen, new File(['hello'], 'no-world.zip', { type: 'application/zip' }))
    await hasColour(await panelPage().findByText('This is no file of a world.'), 'danger')
    await expect(chosen.files).toHaveLength(0)
  },
  tags: ['long'],
}

/** The panel reports that the world restarts. */
export const BegunAnew: Story = {
  play: async () => {
    await userEvent.click(await panelPage().findByRole('button', { name: panelTexts.anew }))
    await expect(await panelPage().findByText(panelTexts.begun('main'))).toBeVisible()
  },
  tags: ['long'],
}

/** The panel shows active faults at once, because they survive a reload. */
export const FaultsAtWork: Story = {
  args: { scenario: 'server-errors' },
  parameters: { world: { scenario: 'server-errors' } },
  play: async () => {
    await expect(await panelPage().findByText(panelTexts.faultsAtWork(1))).toBeVisible()
    const user = userEvent.setup()
    await user.click(panelPage().getByRole('tab', { name: panelTexts.tabs.network }))
    await user.click(await panelPage().findByRole('button', { name: /^Remove / }))
    await user.click(panelPage().getByRole('tab', { name: panelTexts.tabs.world }))
    await openedPart('world')
    await expect(panelPage().queryByText(panelTexts.faultsAtWork(1))).toBeNull()
  },
  tags: ['long'],
}
