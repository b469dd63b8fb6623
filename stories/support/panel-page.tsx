import type { ComponentProps } from 'react'
import { within } from 'storybook/test'
import { type PanelPart, panelTexts } from '#mocks/panel/panel-texts.ts'
import { SandboxPanel } from '#mocks/panel/sandbox-panel.tsx'
import { storyWorld } from '#mocks/runtime/story-worlds.ts'
import type { World } from '#mocks/world.ts'

type PanelProps = ComponentProps<typeof SandboxPanel>

/** Common part of panel stories: a world of their own, and the panel alone on the page. */
export const panelStory = {
  loaders: [
    async ({ id, args }: { id: string; args: Pick<PanelProps, 'scenario'> }) => ({
      world: await storyWorld(id, args.scenario),
    }),
  ],
  parameters: {
    world: {},
    layout: 'fullscreen',
    // Rules for whole pages, such as exactly one `main`, do not apply.
    isPartOfPage: true,
    docs: { story: { inline: false, height: '640px' } },
  },
  render: (args: Omit<PanelProps, 'world'>, { loaded }: { loaded: { world?: World } }) => (
    <SandboxPanel {...args} world={loaded.world as World} />
  ),
}

/** The loader provides the world. */
export const panelArgs: PanelProps = {
  scenario: 'main',
  world: undefined as unknown as World,
  begin: async () => {},
}

export const panelPage = () => within(document.body)

export const openedPart = (part: PanelPart) =>
  panelPage().findByRole('tab', { name: panelTexts.tabs[part], selected: true })
