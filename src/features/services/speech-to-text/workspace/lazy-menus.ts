import { lazyComponent } from '#src/ui/lazy-component.ts'

export const OpenSegmentMenu = lazyComponent(
  async () => (await import('./segment-menus.tsx')).OpenSegmentMenu,
)

export const OpenSpeakerMenu = lazyComponent(
  async () => (await import('./segment-menus.tsx')).OpenSpeakerMenu,
)
