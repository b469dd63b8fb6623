import { cdp } from 'vitest/browser'

/** Lets the page of a component test be drawn as for this medium (`print`); empty ends it. */
export const emulateMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
