import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import type { OpenMenuProps } from '#src/ui/dropdown-menu-entries.ts'
import type { SegmentMenuProps, SpeakerMenuProps } from './segment-menus.tsx'

const lazyMenu = lazyPartsWith(['segments-lazy'])

export const OpenSegmentMenu = lazyMenu<'OpenSegmentMenu', SegmentMenuProps & { menu: OpenMenuProps }>(
  'OpenSegmentMenu',
  () => import('./segment-menus.tsx'),
)

export const OpenSpeakerMenu = lazyMenu<'OpenSpeakerMenu', SpeakerMenuProps>(
  'OpenSpeakerMenu',
  () => import('./segment-menus.tsx'),
)
