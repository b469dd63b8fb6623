import { cdp } from 'vitest/browser'

/** Renders a component test's page for this medium (`print`) or in forced colours; without either, resets both. */
export const emulateMedia = (media: string, forcedColours: 'active' | 'none' = 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'forced-colors', value: forcedColours }],
  })
