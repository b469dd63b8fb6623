import type { ServiceSlug } from '#src/contract/primitives.ts'
import { customerRoutes, guestRoutes } from '#src/routing/routes.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Screens whose address has no parameter. */
const fixedScreens = (some: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(some).flatMap(([name, address]) =>
      address.includes(':') ? [] : [[kebab(name), address]],
    ),
  )

/** The screens of the product by name, for checks that every one must pass. */
export const GUEST_SCREENS = fixedScreens(guestRoutes)

/** `editor` is a finished project of Leyla's, with an id from the seed. */
export const CUSTOMER_SCREENS = {
  ...fixedScreens(customerRoutes),
  projects: '/services/text-to-speech',
  editor: '/services/text-to-speech/14',
}

type OtherService = Exclude<ServiceSlug, 'text-to-speech'>

/** Screens of the other services: checked like the rest, but without pictures. */
export const SERVICE_SCREENS = {
  'create-cloning': '/services/cloning/create',
  cloning: '/services/cloning/17',
  'create-speech-to-text': '/services/speech-to-text/create',
  'speech-to-text': '/services/speech-to-text/9',
  'create-dubbing': '/services/dubbing/create',
  dubbing: '/services/dubbing/16',
  'create-audio-book': '/services/audio-book/create',
  'audio-book': '/services/audio-book/18',
  'create-detect-text': '/services/detect-text/create',
  'detect-text': '/services/detect-text/7',
  'create-website-reader': '/services/website-reader/create',
  'website-reader': '/services/website-reader/1',
  'create-chat-bot': '/services/chat-bot/create',
  'chat-bot': '/services/chat-bot/4',
} as const satisfies Record<OtherService | `create-${OtherService}`, string>
