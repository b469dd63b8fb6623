import type { PlayerLook } from '#src/contract/website-reader.ts'

const light = { accent: '#0f5d4a', background: '#ffffff', text: '#17211d' } as const
const dark = { accent: '#7fd6b8', background: '#16201d', text: '#f1f5f3' } as const

export const themeColours = { light, dark, auto: light } satisfies Record<PlayerLook['theme'], unknown>
