import type { PlayerLook } from '#src/contract/website-reader.ts'

const LIGHT_COLOURS = { accent: '#0f5d4a', background: '#ffffff', text: '#17211d' } as const
const DARK_COLOURS = { accent: '#7fd6b8', background: '#16201d', text: '#f1f5f3' } as const

export const themeColours = {
  light: LIGHT_COLOURS,
  dark: DARK_COLOURS,
  auto: LIGHT_COLOURS,
} satisfies Record<PlayerLook['theme'], unknown>
