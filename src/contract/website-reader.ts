import * as z from 'zod/mini'
import { COLOUR_PATTERN, playerLayouts, playerPositions, playerThemes } from './player-look.ts'

const Colour = z.string().check(z.regex(COLOUR_PATTERN))

/**
 * How the player looks on the site. Colours as `#rrggbb`. With the theme `auto` text and background change places
 * for visitors who prefer dark pages.
 */
export const PlayerLook = z.object({
  layout: z.enum(playerLayouts),
  position: z.enum(playerPositions),
  theme: z.enum(playerThemes),
  accent: Colour,
  background: Colour,
  text: Colour,
  /** Corner radius in pixels. */
  radius: z.int().check(z.minimum(0), z.maximum(24)),
})
export type PlayerLook = z.infer<typeof PlayerLook>

/** Longest CSS selector, in UTF-16 units, and most that are skipped. */
export const MAX_SELECTOR = 200
export const MAX_SKIPPED = 20

/** What a website-reader project is set to; its domain, selector, language and voice are the project's. */
export const ReaderSettings = z.object({
  include_subdomains: z.boolean(),
  skip_selectors: z
    .array(z.string().check(z.minLength(1), z.maxLength(MAX_SELECTOR)))
    .check(z.maxLength(MAX_SKIPPED)),
  /** Factor, 0.5–2. */
  speed: z.number().check(z.minimum(0.5), z.maximum(2)),
  look: PlayerLook,
})
export type ReaderSettings = z.infer<typeof ReaderSettings>

/** What is changed of them; what is left out stays as it is. */
export const ReaderChanges = z.partial(z.extend(ReaderSettings, { look: z.partial(PlayerLook) }))
export type ReaderChanges = z.infer<typeof ReaderChanges>

/** A page of the reader's site as the server fetched it; `url` is the one that redirects led to. */
export const SitePage = z.object({ url: z.string(), html: z.string() })
export type SitePage = z.infer<typeof SitePage>
