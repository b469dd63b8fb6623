import * as z from 'zod/mini'
import { COLOUR_PATTERN, playerLayouts, playerPositions, playerThemes } from './player-look.ts'

const Colour = z.string().check(z.regex(COLOUR_PATTERN))

/**
 * Look of the player on the site. Colours as `#rrggbb`. The theme `auto` swaps text and background for visitors who
 * prefer dark pages.
 */
export const PlayerLook = z.object({
  /** Shape of the player. */
  layout: z.enum(playerLayouts),
  /** Place of the player on the page. */
  position: z.enum(playerPositions),
  /** Light or dark. */
  theme: z.enum(playerThemes),
  /** Colour of buttons, as `#rrggbb`. */
  accent: Colour,
  /** Colour behind the text, as `#rrggbb`. */
  background: Colour,
  /** Colour of the text, as `#rrggbb`. */
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
  /** Subdomains of the site may use the reader too. */
  include_subdomains: z.boolean(),
  /** CSS selectors of parts that are not read. */
  skip_selectors: z
    .array(z.string().check(z.minLength(1), z.maxLength(MAX_SELECTOR)))
    .check(z.maxLength(MAX_SKIPPED)),
  /** Speed as a factor. */
  speed: z.number().check(z.minimum(0.5), z.maximum(2)),
  /** Look of the player. */
  look: PlayerLook,
})
export type ReaderSettings = z.infer<typeof ReaderSettings>

/** Changed settings; omitted fields stay unchanged. */
export const ReaderChanges = z.partial(z.extend(ReaderSettings, { look: z.partial(PlayerLook) }))
export type ReaderChanges = z.infer<typeof ReaderChanges>

/** A page, sitemap or feed of the reader's site as the server fetched it; `url` is the address after redirects. */
export const SitePage = z.object({
  /** Address after redirects. */
  url: z.string(),
  /** HTML of the page, or XML of the sitemap or feed. */
  html: z.string(),
})
export type SitePage = z.infer<typeof SitePage>
