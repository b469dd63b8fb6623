import * as z from 'zod/mini'
import { COLOUR_PATTERN, playerLayouts, playerPositions, playerThemes } from './player-look.ts'

const Colour = z.string().check(z.regex(COLOUR_PATTERN))

/**
 * Look of the player on the site. Colours as `#rrggbb`. The theme `auto` swaps text and background for visitors who
 * prefer dark pages.
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

/** Longest CSS selector, in UTF-16 units, and most skipped selectors. */
export const MAX_SELECTOR = 200
export const MAX_SKIPPED = 20

/** Settings of a website-reader project; its domain, selector, language and voice belong to the project. */
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

/** Changed settings; omitted fields stay unchanged. */
export const ReaderChanges = z.partial(z.extend(ReaderSettings, { look: z.partial(PlayerLook) }))
export type ReaderChanges = z.infer<typeof ReaderChanges>

/** A page of the reader's site as the server fetched it; `url` is the address after redirects. */
export const SitePage = z.object({ url: z.string(), html: z.string() })
export type SitePage = z.infer<typeof SitePage>
