import { cdp } from 'vitest/browser'

/**
 * Lets the page of a component test be drawn as for this medium (`print`), or in forced colours; without either it is
 * as before.
 */
export const emulateMedia = (media: string, forcedColours: 'active' | 'none' = 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'forced-colors', value: forcedColours }],
  })
